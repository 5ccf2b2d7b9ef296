# What the store of games has to say: it is read by somebody whose games did not open.

store-damaged = The file of saved games { $path } is damaged and was left as it is. Move it away to start with an empty one, or put back a copy. ({ $detail })
store-newer = The saved games in { $path } come from a newer Sukno. Update Sukno, or name another folder in SUKNO_HOME. Nothing was changed.
store-foreign = { $path } is a database, but not one of saved games. Name another folder in SUKNO_HOME. Nothing was changed.
store-no-folder = The saved games in { $path } cannot be opened: { $detail }. Name a folder that can be written in SUKNO_HOME.
store-game-damaged = { store-table-damaged } The other saved games are not affected.
store-entry-missing = entry { $n } is missing.
store-unreachable = The saved games in { $path } cannot be opened: { $detail }
store-busy = The saved games in { $path } are held by another program. Close it or wait, then try again. Nothing was changed.
store-unwritable = Nothing could be saved in { $path }: { $detail }. Make room or allow writing there, or name another folder in SUKNO_HOME.
store-no-table = There is no saved game { $table }.
store-conflict = The game { $table } has gone on in another window: entry { $n } is already written. Open it again to see where it stands.
