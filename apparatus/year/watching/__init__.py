"""What must never happen in a simulated year, looked for after each thing anybody did."""
