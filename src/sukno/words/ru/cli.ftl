# Командная строка: справка и то, что не так с командой.

## Справка

cli-help-usage = Запуск:
cli-help-options = [КЛЮЧИ]
cli-help-command = КОМАНДА …
cli-help-section-options = Ключи
cli-help-section-arguments = Аргументы
cli-help-section-bots = Боты по играм, от слабого к сильному: как их зовут за столом (и в командах)
cli-help-section-examples = Примеры
cli-help-section-commands = Команды

cli-sukno = Стол для карточной игры казино: играйте в браузере или в терминале, спрашивайте о правилах, ходах и счёте. «sukno play» сдаёт карты.
    Карты пишут старшинством и мастью: As, Td (или 10d, 10♦, 10б, Тп), 9h. Ходы: 9h выложить, 6cx2h4s взять, 2d+4s=6 построить, 2d+[7]=9 нарастить, 3h+6d[9]=9 добавить. Подробнее: «sukno КОМАНДА --help».
cli-play-short = Играть с ботами в браузере или прямо в терминале.
cli-serve-short = Открыть игру для браузеров других компьютеров.
cli-moves-short = Перечислить возможные ходы позиции.
cli-check-short = Сказать, можно ли так ходить и что будет, или какое правило это запрещает.
cli-hint-short = Сказать, о каких ходах позиции стоит подумать и почему.
cli-score-short = Посчитать очки сдачи и сказать, как стоит партия.
cli-replay-short = Пересказать записанную игру словами; заодно она проверяется.
cli-verify-short = Проверить, что колоды записи — те, что были обещаны.
cli-books-short = Перечислить своды правил или сравнить два.
cli-rules-short = Выписать все правила свода с их источниками.

cli-play = Играть с ботами: в браузере откроется стол с розданными картами. Неоконченная игра продолжается с того места, где её оставили; если названа GAME, то неоконченная игра в неё. Если таких нет или есть ключ --new, --book, --house, --seats или --bot, открывается новый стол; что не названо, берётся из прошлого выбора.
    Каждый ход сохраняется раньше, чем показывается. Сохранённые игры лежат в вашей папке данных или в папке, названной в SUKNO_HOME.
cli-serve = Игра страницей в браузере. Она доступна только с этого компьютера, если в --host не назван другой адрес.
cli-moves = Перечислить возможные ходы позиции: первые 500 и сколько есть ещё.
cli-check = Сказать, можно ли так ходить в позиции и что будет, или какое правило это запрещает и где оно записано.
    Код выхода: 0 — можно, 1 — нельзя, 2 — негодные данные. С --batch: 0, когда отвечено на каждую строку.
cli-hint = Куда смотреть в позиции казино, о каких ходах стоит подумать, сколько очков каждый принесёт или будет стоить и почему. Используется только то, что может знать тот, чей ход: чужие руки, даже написанные, и всё, что не написано, воображаются.
cli-hint-two = Играют двое; у другого четыре карты:
cli-hint-partners = Четверо, вы в паре с тем, кто напротив:
cli-hint-builds = С построением другого игрока и взятыми картами каждой стороны:
cli-score = Посчитать очки сдачи по тому, что взяла каждая сторона, и сказать, как стоит партия.
    Файл — JSON или TOML с полем «sides» (карты и свипы), «deals» (очки сыгранных сдач) или с обоими; кроме них game, book, house, players, before, claimant, sweep_order.
cli-replay = Пересказать записанную игру ход за ходом, словами и со счётом. Запись, которая не сходится, отвергается с указанием сдачи и хода.
cli-verify = Пересчитать обязательство каждой сдачи записи: хеш, показанный до раздачи карт. Код выхода: 0 — все сходятся, 1 — какое-то нет, 2 — негодные данные.
cli-books = Без имён — список сводов правил. С двумя — только различия, рядом. Домашние правила относятся ко второму своду; с одним именем и --house свод сравнивается сам с собой, изменённым.
cli-rules = Выписать все правила свода, с изменениями дома, и при каждом его источник.

cli-argument-position = Позиция: файл JSON или TOML, - для стандартного ввода или JSON прямо здесь.
cli-argument-move = Ход, например 6cx2h4s.
cli-argument-score = Лист счёта: файл JSON или TOML, - для стандартного ввода или JSON прямо здесь.
cli-argument-record = Запись игры (.toml) или - для стандартного ввода.
cli-argument-book = Свод правил по его имени: их перечисляет «sukno books».
cli-argument-book-a = Свод правил по его имени.
cli-argument-book-b = Другой свод.
cli-argument-game = Игра ({ $games }); если не названа — casino.
cli-argument-game-played = Игра ({ $games }); если не названа, та, в которую играли последней.

cli-option-lang = Язык; иначе — язык системы.
cli-option-help = Показать эту справку.
cli-option-version = Показать версию.
cli-option-letters = Буквы на картах: ru — Т К Д В, en — A K Q J; иначе по языку.
cli-option-json = То же самое одной строкой JSON.
cli-option-nudge = Только куда смотреть, без хода.
cli-option-hint-seed = Зерно, из которого получаются воображаемые руки; если не сказано — 1.
cli-option-house = Домашнее правило поверх свода, например face_capture=any. Можно несколько раз.
cli-option-batch-check = На каждую строку файла, где есть «move» (и «position», «id»), ответить строкой JSON. - значит стандартный ввод.
cli-option-batch-score = На каждую строку файла, где есть «score» (и «id»), ответить строкой JSON. - значит стандартный ввод.
cli-option-rules-seats = Только то, что важно при стольких игроках.
cli-option-book = Свод правил; их перечисляет «sukno books».
cli-option-seats = Сколько человек играет, считая вас.
cli-option-bot = Кто играет против вас, например знаток или steady — это один бот. Один раз для всех или по разу на место; friend — место для друга, который придёт по ссылке.
cli-option-new = Открыть новый стол, даже если есть неоконченная игра.
cli-option-resume = Продолжить эту сохранённую игру.
cli-option-join = Сесть за стол на другом компьютере по ссылке, которую прислали, и играть в терминале.
cli-option-name = Как вас называть за тем столом.
cli-option-list = Перечислить сохранённые игры.
cli-option-json-list = С --list: одной строкой JSON.
cli-option-host = Адрес, на котором отвечать; без него 127.0.0.1, а 0.0.0.0 – для всех компьютеров сети.
cli-option-port = Порт; без него 8765, 0 – любой свободный.
cli-option-no-open = Не открывать браузер, только назвать адрес.
cli-option-terminal = Играть на весь экран терминала, без браузера.
cli-option-plain = Играть пронумерованными строками: для дисплеев Брайля, каналов и сценариев.

## Что не так с командой

cli-command-unknown = Команды «{ $given }» нет. Команды: { $commands }.
cli-command-close = Команды «{ $given }» нет. Может быть, «{ $close }»?
cli-option-unknown = У { $command } нет ключа { $option }. Их перечисляет «{ $command } --help».
cli-option-close = У { $command } нет ключа { $option }. Может быть, { $close }?
cli-option-needs-value = Ключу { $option } нужно значение. См. «{ $command } --help».
cli-option-takes-no-value = Ключу { $option } значение не нужно. См. «{ $command } --help».
cli-argument-missing = Не хватает { $argument }. См. «{ $command } --help».
cli-extra-argument = Лишнее в командной строке: { $given }. См. «{ $command } --help».
cli-usage = { $detail } См. «{ $command } --help».
cli-number = { $option }: «{ $given }» — не целое число.
cli-number-below = { $option } не может быть меньше нуля: «{ $given }».
cli-no-game-or-book = «{ $given }» — не игра и не свод правил казино. Игры: { $games }. Своды правил казино: { $books }.
cli-game-or-book-close = «{ $given }» — не игра и не свод правил казино. Может быть, «{ $close }»?
cli-letters = Букв «{ $given }» здесь нет. Есть: { $possible }.
cli-lang = Языка «{ $given }» здесь нет. Языки: { $possible }.
cli-batch-alone = С --batch всё берётся из { $batch }; уберите { $given }.
cli-batch-line = строка { $line }
cli-house-needs-book = Домашние правила меняют свод: назовите его, например «sukno books handbook --house trail=only_if_no_play».
cli-second-book = Назовите второй свод для сравнения с { $book }. Все правила одного: «sukno rules { $book }».
cli-no-terminal = Полному экрану нужен терминал и для ввода, и для вывода. По строкам можно играть и через каналы: «sukno play --plain».
cli-either-or = { $one } и { $other } вместе не бывают.
cli-join-lines = За столом другого компьютера играют на всём экране, а не построчно: уберите --plain.
cli-only-with = { $one } действует только вместе с { $other }.
cli-bots-number = { $bots ->
    [one] Назван { $bots } бот
    [few] Названо { $bots } бота
   *[many] Названо { $bots } ботов
  }, а мест кроме вашего { $others }. Назовите одного для всех или по одному на место.

cli-no-file = Файла { $path } нет.
cli-is-folder = { $path } — папка, а нужен файл.
cli-unreadable = { $path } не читается: { $detail }
cli-not-utf8 = { $path } — не текст в UTF-8 (байт { $place }). Сохраните его в UTF-8.

## Проверка записи

cli-is-record = Это запись партии. Пересказать её со счётом: sukno replay RECORD
cli-verify-kept = Сдача { $deal }: колода та, что была обещана.
cli-verify-broken = Сдача { $deal }: колода не та, что была обещана.
cli-verify-open = Сдача { $deal }: проверять нечего — обещания не было или сдача не окончена.
cli-verify-none = В записи нет сдач.

## Поединки

cli-arena-short = Сыграть одним ботом против другого и сказать, который сильнее.
cli-ladder-short = Сыграть всеми ботами друг с другом и показать, насколько каждый сильнее следующего.

cli-arena = Два бота играют друг с другом; ответ — который сильнее. Каждая сдача играется столько раз, чтобы каждый побывал на каждом месте, поэтому везение с картами взаимно уничтожается; при том же зерне итог тот же на любом числе процессов.
    С --out сыгранное сохраняется, и та же команда продолжит с этого места; большее --deals добавит сдач.
cli-ladder = Все боты игры (или названные, начиная с самого слабого) играют друг с другом; итог — таблица в Markdown.
cli-argument-arena-a = Бот по имени за столом или в командах, например знаток или steady.
cli-argument-arena-b = Другой бот, например greedy.
cli-argument-ladder-bots = Боты, начиная с самого слабого; если не названы — все боты игры.
cli-option-arena-game = Игра ({ $games }); если не названа — casino.
cli-option-arena-book = Свод правил; если не назван — обычный для этой игры.
cli-option-arena-seats = Сколько игроков за столом; если не сказано — сколько нужно самое меньшее.
cli-option-arena-deals = Сколько сдач; если не сказано — 1000.
cli-option-arena-seed = Зерно, из которого получаются карты; если не сказано — 1.
cli-option-arena-processes = Сколько процессов; если не сказано — по одному на ядро.
cli-option-arena-ray = Играть на кластере Ray по этому адресу (host:port или auto); при том же зерне результат тот же.
cli-option-arena-until-clear = Остановиться, как только станет несомненно, кто сильнее.
cli-option-arena-out = Сохранить итог в этом файле и продолжить с того, что в нём есть.
cli-option-arena-plot = Нарисовать, как устанавливался перевес (.svg, .png, .pdf).
cli-option-ladder-out = Сохранить каждый итог в этой папке и продолжить с того, что в ней есть.
cli-option-ladder-plot = Нарисовать перевес каждого над следующим (.svg, .png, .pdf).
cli-arena-bar = { $a } – { $b }
cli-arena-so-far = впереди { $ahead }: { NUMBER($lead, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-arena-line = { $done } из { $deals } сдач: { $so_far }
cli-arena-result = { $sure ->
    [no] Впереди { $ahead }, а не { $behind }, но это может быть случайность
    [clear] { $ahead } несомненно сильнее, чем { $behind }
   *[yes] { $ahead } сильнее, чем { $behind }
  }: на { NUMBER($lead, minimumFractionDigits: 3, maximumFractionDigits: 3) } очка { $better ->
    [fewer] меньше
   *[more] больше
  } за сдачу ({ $sure ->
    [clear] 95 %, сколько раз ни смотри
   *[yes] 95 %
  }: от { NUMBER($low, minimumFractionDigits: 3, maximumFractionDigits: 3) } до { NUMBER($high, minimumFractionDigits: 3, maximumFractionDigits: 3) }), { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
   *[many] { $deals } сдач
  }.
cli-arena-kept = { $deals ->
    [0] До конца не сыграно ещё ничего, сохранять в { $path } нечего.
    [one] В { $path } сохранена { $deals } сдача; та же команда продолжит с этого места.
    [few] В { $path } сохранены { $deals } сдачи; та же команда продолжит с этого места.
   *[many] В { $path } сохранено { $deals } сдач; та же команда продолжит с этого места.
  }
cli-arena-level = { $a } и { $b } наравне: { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
   *[many] { $deals } сдач
  }.
cli-arena-setting = Игра { $game }, свод { $book }, мест: { $seats }, зерно { $seed }.
cli-arena-setting-house = Игра { $game }, свод { $book } с { $house }, мест: { $seats }, зерно { $seed }.
cli-arena-bot = В этой игре нет бота { $bot } (мест: { $seats }). Боты: { $bots }.
cli-arena-deals = Для итога нужны хотя бы две сдачи.
cli-arena-other-file = { $path } — не итог этого поединка. Назовите другой файл или удалите этот.
cli-ladder-two = Назовите хотя бы двух ботов или ни одного: тогда играют все.
cli-ladder-same = Это один и тот же бот, { $bot }. Назовите хотя бы двух разных или ни одного: тогда играют все.
cli-ladder-corner = очков за сдачу
cli-ladder-cell = { $ahead ->
    [yes] +{ cli-ladder-lead }
   *[no] −{ cli-ladder-lead }
  } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) } ({ $deals })
cli-ladder-lead = { NUMBER($lead, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-ladder-one = В игре «{ $game }» только один бот, { $bot }: сравнивать его не с кем. В других играх ботов несколько; игру называет --game.
cli-ladder-about = На сколько очков за сдачу бот в строке лучше бота в столбце, с 95-процентным интервалом; в скобках число сдач.{ $better ->
    [fewer] {" "}В этой игре чем меньше очков, тем лучше: +3 — на три меньше.
   *[more] {""}
  }
cli-unwritable = { $path } не удаётся записать: { $detail }
cli-plot-missing = Рисует Matplotlib, а он не установлен: pip install 'sukno[plot]'.
cli-plot-kind = { $path }: картинка — это файл с окончанием .svg, .png или .pdf.
cli-plot-tick = { NUMBER($value, maximumFractionDigits: 3) }
cli-plot-deals = Сдачи
cli-plot-lead = Перевес { $a } над { $b }, { $better ->
    [fewer] на сколько очков меньше за сдачу
   *[more] очков за сдачу
  }
cli-plot-rung = { $above } против { $below }
cli-plot-points = { $better ->
    [fewer] На сколько очков меньше за сдачу
   *[more] Очков за сдачу
  }

cli-ray-missing = Ray не установлен: pip install 'sukno[ray]'.
cli-ray-away = По адресу { $address } кластер Ray не отвечает: { $detail }. Запустить свой: ray start --head
cli-ray-without = Машины кластера не могут играть: { $detail }. Sukno должен быть установлен на каждой.
cli-ray-other = На кластере Sukno { $there }, здесь { $here }: результаты не сойдутся. Поставьте везде одну версию.
cli-ray-alone = Или --processes, или --ray: на кластере играют его собственные ядра.
