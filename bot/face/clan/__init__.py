"""The screens of clans."""
