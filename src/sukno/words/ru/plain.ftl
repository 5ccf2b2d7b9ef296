# Игра простыми строками, список сохранённых игр и пересказ записи. Каждая строка понятна сама по себе.

plain-you = Вы
plain-pair = { $one } и { $other }
plain-namesake = { $name } { $number }
plain-nobody = никто
plain-no-cards = пусто
plain-of-each = { $name }: { $value }

## За стол

plain-welcome = Стол { $table }. { $game } — свод правил { $book }. Играют: { $players }.{ $together ->
    [plain] {""}
   *[other] {" "}{ table-together }
  }
plain-house = Домашние правила: { $house }
plain-house-change = { $option }: { $value }
plain-hint = Введите номер, ход или слово «помощь».
plain-resumed = Игра продолжается с того же места.
plain-cut = Снимают на сдачу. { $cards }
plain-cut-dealer = { ID($dealer) ->
    [player-you] По жребию сдаёте вы.
   *[other] По жребию сдаёт { $dealer }.
  }
plain-deal = { $part ->
    [pack] Колода { $deal }. Первый сдающий: { $dealer }
   *[deal] Сдача { $deal }. Сдающий: { $dealer }
  }
plain-deal-each = { $part ->
    [pack] Колода { $deal }
   *[deal] Сдача { $deal }
  }
plain-dealt-table = На стол: { $cards }

## Стол

plain-says = { $name }: { $said }
plain-drew = { $name }: карта из запаса
plain-claims = { $name }: очки набраны
plain-resigns = { $name }: сдаюсь
plain-residue-to = { $said }. Берёт: { $name }
plain-table = Стол: { $cards }
plain-build-single = Построение на { $value }, одиночное. Владелец: { $owner }. Карты: { $cards }
plain-build-multiple = Построение на { $value }, составное. Владелец: { $owner }. Карты: { $cards }
plain-pile = { $sweeps ->
    [0] { $cards }
    [one] { $cards } и { $sweeps } свип
    [few] { $cards } и { $sweeps } свипа
   *[many] { $cards } и { $sweeps } свипов
  }
plain-piles = Взято. { $piles }. Ещё не сдано: { $stock }
plain-piles-draw = Взято. { $piles }. В запасе: { $stock }
plain-hand = Ваша рука: { $cards }
plain-from = { $name } { $card }
plain-noted = { $said } ({ $note })
plain-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }
plain-cards-some = { $cards } и крапом вверх: { $hidden }
plain-pile-top = { $cards ->
    [1] { $top }
   *[many] сверху { $top }, всего карт: { $cards }
  }
plain-empty = пусто
plain-face-down = крапом вверх
plain-middle = В середине: { $cards }
plain-captured = { $name }. Взято: { $cards }

## Выбор

plain-card = Карта { $number }: { $card }. { $best } или ещё { $more ->
    [one] { $more } ход
    [few] { $more } хода
   *[many] { $more } ходов
  }
plain-card-many = Карта { $number }: { $card }. { $best } или другой ход, их больше { $more }
plain-card-one = Карта { $number }: { $card }. { $what }
plain-card-none = Карта { $number }: { $card }. Ходов нет
plain-offer = { $number }: { $what }
plain-offer-several = { $number }: { $card }. { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }
plain-choice = Ход { $number }: { $what }. Пишется { $move }
plain-more = Введите «ещё»: там { $more ->
    [one] ещё { $more } ход
    [few] ещё { $more } хода
   *[many] ещё { $more } ходов
  }.
plain-more-many = Ходов очень много. «Ещё» покажет следующие; любой можно ввести.
plain-many = Ходов ещё очень много; любой можно ввести.
plain-no-more = Больше показать нечего.
plain-number = Введите номер от 1 до { $most }.
plain-unknown = «{ $word }» — не команда и не ход. Команды покажет слово «помощь».
plain-refused = Так ходить нельзя. { $why } Правило и его источник покажет слово «почему».
plain-rule = Название правила: { $rule }
plain-legal = { $move }: так ходить можно.
plain-nothing-refused = Отказов не было. Чтобы спросить о ходе, введите «почему» и ход.
plain-undone = Ваш последний ход отменён.
plain-back = { $moves ->
    [one] { $moves } ход назад.
    [few] { $moves } хода назад.
   *[many] { $moves } ходов назад.
  }
plain-no-back = Смотреть назад пока не на что.
plain-no-look = Взятых карт, на которые можно смотреть, сейчас нет.

plain-ask-card = Ваш ход. Какая карта или какой ход?
plain-others = Остальные играют дальше, вам делать нечего. Ctrl-C — выйти, игра сохранится.
plain-ask-only = Ваш ход. Enter — сделать единственный ход.
plain-ask-move = Какой ход? Enter — назад к картам.
plain-ask-deal = { $part ->
    [pack] Колода сыграна. Enter — следующая колода.
   *[deal] Сдача окончена. Enter — следующая сдача.
  }
plain-ask-again = Партия окончена. Enter — ещё одна за этим столом; «новый» — другой стол; «выход» — уйти.
plain-ask-back = «Назад» — ещё раньше, Enter — вернуться.
plain-ask-resign = Сдаться? да или нет
plain-not-resigned = Партия продолжается.

## Счёт

plain-sheet = { $part ->
    [pack] Лист счёта, колода { $deal }.
   *[deal] Лист счёта, сдача { $deal }.
  }
plain-sheet-taken = Взято карт. { $each }
plain-sheet-item = { $item }. { $each }
plain-sheet-sure = Сдача { $deal } прервана. Верные очки в ней:
plain-hands = Карты на руках. { $each }
plain-sheet-points = { $part ->
    [pack] Очки колоды. { $each }
   *[deal] Очки сдачи. { $each }
  }
plain-sheet-totals = Партия. { $each }
plain-tallies = Пока что. { $each }
plain-match = Партия до { $target }. { $each }
plain-match-one = Партия в одну сдачу. { $each }

## Сохранение

plain-saved = Игра сохранена. Продолжить: sukno play --resume { $table }
plain-over = До встречи. Оконченная игра хранится под именем { $table }.
plain-saved-record = Запись игры в файле { $path }.
plain-save-exists = Файл { $path } уже есть. Введите «записать» и другое имя.
plain-save-failed = Не удалось записать игру в { $path }: { $detail }
plain-damaged = { $what } Она пропущена. sukno play --list перечисляет сохранённые игры, --new открывает новый стол; удалить сохранённую можно в игре на весь экран.
plain-at-once = Эта игра идёт наперегонки, и строки за ней не успевают. Построчно играют по очереди: sukno play { $game } --plain --house turns=alternate. Наперегонки — на всём экране: sukno play { $game } --terminal
plain-at-once-table = За столом { $table } ({ $game }) играют наперегонки, и строки за этим не успевают. Продолжить там можно на всём экране: sukno play --terminal --resume { $table }
plain-elsewhere = Не окончена ещё одна игра. { $what }
play-goes-on = { $name }: продолжается ваша неоконченная игра. Начать другую: sukno play { $game } --new
plain-open-which = Введите «открыть» и имя сохранённой игры; их покажет слово «игры».

plain-help-casino = Ход можно ввести. 9h выложить; 6cx2h4s взять; 2d+4s=6 построить; 2d+[7]=9 нарастить; 3h+6d[9]=9 добавить.
plain-help-pictured = Ход можно ввести так, как он записан в списке ходов.
plain-help-numbers = Номер выбирает карту или ход. Enter — назад или дальше.
plain-help-numbers-buttons = Номер выбирает, что сделать. Enter — сделать, если выбора нет, или дальше.
plain-help-cards = Карта — старшинство и масть: A 2 3 4 5 6 7 8 9 T J Q K и c d h s. Или по-русски: Т 2 … 10 В Д К и т б ч п.
plain-help-on = дальше: сразу { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  } подряд, ведь выбирать не из чего; дальше 100: сто ходов.
plain-help-table = стол: показать стол и руку ещё раз.
plain-help-table-buttons = стол: показать стол ещё раз.
plain-help-moves = ходы: ходы всеми картами. ещё: следующие.
plain-help-moves-buttons = ходы: что можно сделать и как это ввести.
plain-help-why = почему: какое правило запретило последний ход и где оно записано. почему и ход — об этом ходе.
plain-help-undo = отмена: взять назад свой последний ход вместе с ответами на него.
plain-help-back = назад: стол ход назад; назад 3 — три хода назад.
plain-help-hint = подсказка: куда смотреть; ещё раз — о каких ходах стоит подумать и почему.
plain-hint-move = { $move }: { $said } — { $worth }
plain-hint-more = подсказка ещё раз: ходы и почему.
plain-help-look = взятки: взятые карты, на которые можно смотреть.
plain-help-score =
    счёт: как стоит партия.
    журнал: что уже было.
    правила: все правила этого стола.
plain-help-claim = объявить: объявить, что очки набраны.
plain-help-resign = сдаться: отдать партию остальным.
plain-help-over = Enter — ещё одна партия за этим столом.
plain-help-saves =
    записать: записать партию в файл; записать ИМЯ — под этим именем, .toml добавится.
    игры: сохранённые игры. открыть ИМЯ — продолжить одну из них.
    новый: другой стол. Игра за этим остаётся сохранённой.
    выход: уйти. Всё уже сохранено.
plain-not-here = Команды «{ $word }» в этой игре нет.

## Новый стол

asking-start = Новый стол. Enter оставляет названное; «отмена» возвращает к игре.
asking-game = В какую игру? Enter — { $kept }.
asking-book = Какой свод правил? Enter — { $kept }.
asking-seats = Сколько игроков? Enter — { $kept }.
asking-bot = Кто играет против вас? Enter — { $kept }.
asking-choice-game = { $name } — { $about } ({ $game })
asking-choice = { $number }: { $name }
asking-again = «{ $given }» сюда не подходит. Попробуйте ещё раз.
asking-house = Домашние правила: { $house }. Введите правило, например { $example }; минус убирает все; Enter — дальше.
asking-house-now = Домашние правила: { $house }. Ещё одно или Enter.
asking-house-none = Домашних правил нет. Введите правило или Enter.
plain-new-cancelled = Игра за этим столом продолжается.

## Список сохранённых игр

saves-none = Сохранённых игр нет. sukno play начнёт первую.
saves-line = { $id }: { $game }, { $book }{ $lesson ->
    [yes] , { table-lesson }
   *[no] {""}
  }; { $players }; { $totals }; { $state ->
    [over] окончена
   *[open] { terminal-saved-deals }
  }; { $when }
saves-unread = { $id }: сохранена другой версией; { $when }

## Пересказ записи

replay-title = { $game } — свод правил { $book }. Играют: { $players }.
replay-hands = Руки. { $each }
replay-move = Ход { $place }. { $said }. Пишется { $move }
replay-running = { $part ->
    [pack] Колода { $deal } не доиграна: её карты ещё закрыты, поэтому она не пересказана.
   *[deal] Сдача { $deal } не окончена: её карты ещё закрыты, поэтому она не пересказана.
  }
replay-unfinished = Запись кончается раньше партии.
