"""Groups that play a campaign, and what each game leaves to it."""
