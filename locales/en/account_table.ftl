### Who somebody is, what they have played, and how they find somebody to play with.

## Refusals

refused-no-account = For this, sign in first.
refused-sign-in = Name or password is not right.
refused-name-taken = Somebody signs in by this name already. Please choose another one.
refused-password = The name needs at least 3 characters, the password at least 8.
refused-passkey = This passkey is not known here, or it took too long. Please try again.
refused-last-way-in = This is the last way into your account. Set a password or add another passkey first.
refused-address = This is no address that e-mails reach.
refused-mail-link = This link was used already, or is too old. Please ask for a new one.

## The page

ui-account = You
ui-account-guest = You play as a guest: this browser knows you, nobody else does. With an account, your tables, decks, lessons and settings are the same on every device. What you have as a guest comes along.
ui-account-in = You are signed in: your tables, decks, lessons and settings are the same on every device. When you sign out, none of it stays in this browser.
ui-account-keep = Keep
ui-account-kept = Kept.
ui-account-make = Make an account
ui-sign-in = Sign in
ui-sign-out = Sign out
ui-sign-out-all = Sign out everywhere
ui-login = Name to sign in by
ui-devices-in = Where you are signed in

## Passkeys

ui-passkey = With a passkey
ui-passkey-how = Your device knows it is you, by fingerprint, face or code. There is no name to remember and nothing to steal.
ui-passkey-make = Make an account with a passkey
ui-passkey-show = Sign in with a passkey
ui-passkey-add = Add a passkey
ui-passkey-declined = Nothing has happened: no passkey was chosen.
ui-passkeys = Your passkeys
ui-passkeys-none = There is none yet.

## Passwords

ui-password = Password
ui-password-how = Where there are no passkeys. Forgotten passwords cannot be found again.
ui-password-how-mail = Where there are no passkeys. A forgotten password can only be replaced by an e-mail, if your account has an address.
ui-password-change = Name and password can be changed.
ui-password-none = With a password you also get in where there are no passkeys.
ui-password-old = Password so far
ui-password-new = New password

## E-mail

ui-mail = E-mail
ui-mail-how = If you wish, you get an e-mail when somebody waits for you and you are away for more than an hour: one for all tables, at most every 8 hours. It says at which tables it is your move, and nothing else. With an address, a forgotten password can be replaced.
ui-mail-none = There is no address yet.
ui-mail-address = E-mail address
ui-mail-ask = Send a link there
ui-mail-waiting = An e-mail is on its way to { $address }. Open the link in it to show that the address is yours.
ui-mail-is = E-mails reach you at { $address }.
ui-mail-wanted = Write to me when it is my move
ui-mail-forget = Forget the address
ui-mail-forgotten = Password forgotten?
ui-mail-forgotten-how = If there is an account with a password and this address, it gets an e-mail with a link, which works for an hour.
ui-mail-forgotten-send = Send the link
ui-mail-forgotten-sent = If there is such an account, the e-mail is on its way.

## The pages of links in e-mails

ui-letter-confirm = Is this your address?
ui-letter-confirm-how = Confirm that e-mails from Arbiter may come to this address.
ui-letter-confirm-do = Yes, it is mine
ui-letter-confirm-done = Thank you. E-mails reach you at this address from now on.
ui-letter-off = No more e-mails
ui-letter-off-how = You will get no more e-mails about your moves at this address. You need not sign in.
ui-letter-off-do = No more e-mails
ui-letter-off-done = Done: no more e-mails come to you about your moves. In your account, you can have them again.
ui-letter-password = Another password
ui-letter-password-how = Set a new password. Every device that is signed in is signed out, and this one is signed in.
ui-letter-password-do = Set the password
ui-letter-password-done = The password is set, and you are signed in.

## Ways in

ui-way-unknown = Unknown browser
ui-way-since = since { $since }, last used { $used }
ui-way-this = this device
ui-way-drop = Remove

## What is kept

ui-data = Your data
ui-data-how = Everything that is kept of you, in one file; or nothing any more. If you delete your account, tables that nobody else sits at are deleted; at the others you give up, and somebody without a name has played.
ui-data-export = Download all of it
ui-data-delete = Delete my account
ui-data-delete-sure = Yes, delete everything
ui-data-keep = Keep it
ui-somebody = Somebody

## What was played

ui-record = What you have played
ui-record-none = No game against somebody is over yet.
ui-record-total = { $played ->
    [one] One game
   *[other] { $played } games
}, { $won } won
ui-record-recent = { $won } of the last { $played } won
ui-record-beaten = Beaten
ui-history = Last games
ui-history-won = Won
ui-history-lost = Not won
ui-history-look = Look back
ui-history-all = Show all of them

## Finding a game

ui-quick = Quick match
ui-quick-how = Whoever waits for the same game plays with you. If nobody comes in time, a bot sits down.
ui-quick-game = Game
ui-quick-tempo = Tempo
ui-quick-wait = Wait for a person
ui-quick-seconds = { $n ->
    [30] half a minute
    [120] 2 minutes
   *[other] 10 minutes
}
ui-quick-level = Else a bot
ui-quick-find = Find somebody
ui-open-tables = Open tables
ui-open-any = any
ui-open-none = Nobody waits for anybody just now.
ui-public = Who may sit down?
ui-public-no = Whoever has the link
ui-public-yes = Anybody in the lobby
ui-fill-in = If nobody comes, a bot sits down in { $time }.
ui-fill-now = Bot now
