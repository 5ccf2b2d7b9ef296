# Что не так с файлом, полем или командой и как это исправить.

data-malformed = { $line ->
    [0] { $name }: это не JSON и не TOML.
   *[other] { $name }: это не JSON и не TOML, ошибка в строке { $line }.
  }
data-empty = { $name }: файл пуст.
data-no-table = { $name } должен быть таблицей полей, например book = «handbook».
field-unknown = { $where }: поля «{ $field }» нет. Есть: { $known }.
field-missing = { $where }: не хватает поля «{ $field }».
field-wrong = { $where }.{ $field }: { $given } не годится; нужно: { $wanted }.
field-card = { $where }.{ $field }: «{ $text }» — не карта. Карту пишут так: старшинство и масть, например As, Td, 9h.
wanted-number = целое число от { $least } до { $most }
wanted-numbers = список целых чисел, по одному на сторону
wanted-yes = true или false
wanted-text = текст
wanted-texts = список текстов
wanted-list = список
wanted-table = таблица полей
wanted-tables = список таблиц
wanted-cards = карты, например «6d 4s 2h»
wanted-sides = список, по одному на сторону

game-unknown = Игры «{ $game }» нет. Есть: { $games }.
bot-unknown = За этим столом нет бота «{ $bot }». Есть: { $bots }.
call-unknown = «{ $call }» объявить нельзя.

record-none = Это не запись игры.
record-none-file = { $name } — не запись игры.
record-damaged = Запись игры повреждена: не читается строка { $line }.
record-future = У этой записи формат { $format }, а этот Sukno читает форматы до { $ours }. Обновите Sukno.
record-after-end = Сдача { $deal }: партия кончилась до неё.
record-dealer = Сдача { $deal }: сдаёт игрок { $dealer }, а очередь игрока { $right }.
record-cut = По снятию первым сдаёт не игрок { $dealer }.
record-move = Сдача { $deal }, ход { $place } ({ $move }): { $why }
record-move-after-end = Сдача { $deal }, ход { $place } ({ $move }): играть больше нечего.
record-seat = Ход начинается с места, например «0 9h».
record-result = Сдача { $deal }: результат не следует из розыгрыша.
record-unfinished = Сдача { $deal } не доиграна, хотя за ней идёт другая.

seat-unknown = Места { $seat } нет; при { $seats } игроках их считают от 0.
deal-pack-wrong = { $packs ->
    [one] Это не те карты, которыми играют эту сдачу: нужно { $cards ->
        [one] { $cards } разная
        [few] { $cards } разные
       *[many] { $cards } разных
      }.
   *[other] Это не те карты, которыми играют эту сдачу: нужно колод подряд — { $packs }, разных карт в каждой — { $cards }.
  }
match-is-over = Партия окончена.
deal-is-over = Сдача окончена; пора сдавать следующую.
match-goes-on = Партия ещё не окончена.
deal-runs = Ещё не доиграно.
table-not-dealt = Карты ещё не сданы.
table-moved-on = За столом уже сделан другой ход; посмотрите ещё раз.
undo-impossible = Вернуть нечего: с тех пор сданы или взяты карты, или за столом играют люди.
undo-never = В этой игре ходы назад не берут.
log-damaged = Сохранённая игра повреждена на записи { $place } ({ $detail }).
store-table-damaged = Сохранённую игру { $table } прочесть нельзя, она оставлена как есть: { $why }
