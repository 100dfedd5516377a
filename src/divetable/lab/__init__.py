"""The laboratory: `design` for makers of games, `checks` of rules, `eyes` and what they see."""
