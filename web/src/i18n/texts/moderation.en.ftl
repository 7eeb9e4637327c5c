# What moderators see and do.

moderation-not-you = This page is for moderators.
moderation-reports = Reports
moderation-bugs = Mistakes
moderation-people = People
moderation-tables = Tables
moderation-log = Log
moderation-done-ones = Those dealt with
moderation-nothing = Nothing.
moderation-report = { $who } about { $about }
moderation-bug = { $by }, { $title }, row { $row }
moderation-table = To the table
moderation-close = Done
moderation-view = What they saw
moderation-sealed = The record is sealed until the game is over.
moderation-record = Record
moderation-name = Name
moderation-find = Find
moderation-nobody = Nobody is called that.
moderation-moderator = Moderator
moderation-muted = Muted
moderation-banned = Banned
moderation-reason = Reason, which everybody there reads
moderation-close-table = Close the table
error-moderation-equal = Not another moderator, nor yourself.
error-moderation-own-table = You play at this table yourself.
error-bug-sealed = The game goes on; its record is sealed until then.
