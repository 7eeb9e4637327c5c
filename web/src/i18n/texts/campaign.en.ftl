# The page of a group that plays a campaign.

campaign-new = Begin a campaign of { $title }
campaign-name = Name of the group
campaign-name-text = It may stay empty.
campaign-gather = To the page of the group
campaign-way = Chapters
campaign-mark-succeeded = Game { $number }: goal reached
campaign-mark-failed = Game { $number }: goal missed
campaign-mark-next = Game { $number }: next
campaign-mark-later = Game { $number }: still to come
campaign-next-of = Game { $number } of { $length }
campaign-invited = Invitation
campaign-invited-text = You are invited to play this campaign. A place is free for you.
campaign-full = This group is complete. Ask them for a place, or begin a campaign of your own.
campaign-join = Take the place
campaign-chapter = Next chapter
campaign-goal = Goal:
campaign-ours = A story of our own. The box has others; none of its texts is used here.
campaign-wait = A place is still free. Send somebody the link; then the game can begin.
campaign-wait-host = A place is still free. Send somebody the link, or let a bot play there; then the game can begin.
campaign-options = Options of this game
campaign-begin = Begin the game
campaign-running = A game is under way.
campaign-to-game = To the game
campaign-abandon = Give this game up
campaign-abandon-text = The game ends for everybody and counts for nothing. Its chapter can be begun again at once.
campaign-abandon-yes = Give it up
campaign-another = Begin another campaign
campaign-group = The group
campaign-place-open = A free place
campaign-stands = { $won ->
    [one] One game won
   *[other] { $won } games won
}, { $points } VP in all
campaign-you = You
campaign-ahead = In the lead
campaign-change = Change …
campaign-replace = Replace { $name }
campaign-replace-text = The place and its results stay with the campaign; { $name } does not belong to the group any more. An old link is worth nothing from then on.
campaign-give-text = The place and its results stay with the campaign.
campaign-replace-yes = Replace
campaign-somebody-else = Another person, by the link
campaign-invite = Whoever opens this link may take the free place:
campaign-address = Address of the campaign
campaign-leave = Leave the group
campaign-leave-text = Your place becomes free, and the others may fill it. When nobody is left, the campaign is gone.
campaign-archive = The archive
campaign-archive-text = What the games so far have left; it lies on the table in the next one.
campaign-tiles = Legacy tiles
campaign-cards = Story cards
campaign-last = The last game
campaign-results = So far
campaign-succeeded = Goal reached
campaign-failed = Goal missed
campaign-points = { $count } VP
campaign-won = won
campaign-story = What came of it

my-campaigns = My campaigns
campaign-game = { $number } of { $length ->
    [one] { $length } game
   *[other] { $length } games
} played
campaign-over = The campaign is over
error-campaign-over = The campaign is over.
error-campaign-page = The next game begins on the page of the campaign.
error-campaign-not-host = Only the host of the group may do that.
error-campaign-blocked = Not everybody of this group wants to sit at one table.
error-campaign-playing = A game is under way: end it first.
error-campaign-not-playing = No game is under way.
error-campaign-seats-open = A place is still free.
error-campaign-too-many = Leave one of your campaigns first.
error-campaign-last-place = Leave the group to give back your last place.
error-campaign-options = That cannot be chosen before this game.
error-campaign-addition = That cannot join the campaign now.
