"""How people stand: honor, boards, seasons."""
