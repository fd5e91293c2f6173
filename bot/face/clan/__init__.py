"""What people see of clans."""
