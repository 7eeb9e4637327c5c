data-title-of = { $title }: own figures
data-text = Some printed figures could not be found anywhere; those are our own estimates and marked as such. If you own the game, correct them from your copy here: tables you open with them cost, pay and draw what your box says.
data-begin = 1. Start from our files
data-begin-text = Each figure stands on a line of its own. Change it in any text editor and set its source to "found": then it is no longer marked as estimated. Names and effects stay ours.
data-download = Download { $file }
data-yours = 2. Bring yours
data-choose = Choose your corrected files
data-choose-text = One is enough: { $files }. They are looked through, never kept.
data-unplayable = These figures cannot be played yet. What is wrong stands below.
data-same = All figures are the same as ours.
data-confirmed = { $count ->
    [one] One of our estimates is confirmed.
   *[other] { $count } of our estimates are confirmed.
}
data-open = Open a table with them
data-forget = Forget these corrections
data-kept = This browser remembers the corrections. Everybody at a table with them sees that figures are corrected.
data-findings = What was found
data-line = { $file }, line { $line }
data-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
