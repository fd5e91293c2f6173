"""What Discord looks at before it does what is asked: what it refuses, what it rations, what goes wrong."""
