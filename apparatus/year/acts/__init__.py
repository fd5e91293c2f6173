"""What people do in a simulated year, beside looking in: one file for each part of the house."""
