"""What must never happen in a simulated year, checked after each thing anyone did."""
