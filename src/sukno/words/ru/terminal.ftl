# Игра в терминале: стол, меню и всё, что говорится помимо ходов.

## Кто сидит за столом

terminal-partner = партнёр

## Стол

terminal-form-one-deal = одна сдача
terminal-form-to = до { $points }
terminal-deal = { $part ->
    [pack] колода { $deal }
   *[deal] сдача { $deal }
  }
terminal-last = «Последняя»
terminal-stock = в колоде { $cards }
terminal-in-stock = в запасе { $cards }
terminal-dealer = С
terminal-taken = взято { $cards }
terminal-sweeps = { $sweeps ->
    [one] { $sweeps } свип
    [few] { $sweeps } свипа
   *[many] { $sweeps } свипов
  }
terminal-bare = На столе пусто
terminal-single = одиночное
terminal-multiple = составное
terminal-turn-of = Ход: { $player }
terminal-back = { $moves ->
    [one] { $moves } ход назад
    [few] { $moves } хода назад
   *[many] { $moves } ходов назад
  }
terminal-your-turn = { $cards ->
    [1] Ваш ход: выберите карту клавишей 1 или ← →
   *[many] Ваш ход: выберите карту клавишами 1–{ $cards } или ← →
  }
terminal-nothing-selected = на столе ничего не выбрано
terminal-no-move-card = сейчас не сыграть; Enter или w — почему
terminal-your-turn-any = Ваш ход
terminal-no-move = такого хода нет; w — почему
terminal-not-there = туда не положить; w — почему
terminal-wait-others = Ждём остальных.
terminal-race-waits = Гонка остановилась там, где вы её оставили. Закройте это окно, и она продолжится.
terminal-goes-on = Продолжается ваша неоконченная игра; n — новый стол.
terminal-why-not = почему нет?
terminal-build-which = Построить…
terminal-deal-ended = { $part ->
    [pack] Колода сыграна.
   *[deal] Сдача окончена.
  }
terminal-match-ended = Партия окончена.
terminal-keys-over = Enter счёт и дальше   [ ] шаг назад   l разговор   m меню   h помощь
terminal-keys-wait = [ ] шаг назад   l разговор   m меню   h помощь
terminal-keys-back = [ раньше   ] позже   Esc к игре   h помощь
terminal-keys-choose = 1–9 карта   ↑ стол   i подсказка   u отмена   [ ] назад   m меню   h помощь
terminal-keys-card = 1–9 ← → карта   ↑ кнопки   Enter   / текстом{ $undo ->
    [yes] {"   "}u отмена
   *[no] {""}
  }   [ ] шаг назад   m меню   h помощь
terminal-keys-button = ← → кнопка   Enter   / текстом{ $undo ->
    [yes] {"   "}u отмена
   *[no] {""}
  }   [ ] шаг назад   m меню   h помощь
terminal-keys-handless = Enter   a { $running ->
    [yes] остановить
   *[no] без остановок
  }   [ ] шаг назад   l разговор   m меню   h помощь
terminal-keys-do = ← → выбрать   Enter сыграть   ↑ кнопки   ↓ карты   w почему нет   Esc снять   h помощь
terminal-keys-select = ←→↑↓   Пробел выбрать   Enter сыграть   w почему нет   Esc снять   h помощь
terminal-keys-columns = 1–9 колонка   Пробел колода   0 открытые   f в середину   w почему нет   m меню   h помощь
terminal-small = Окно мало для стола: нужно { $width } × { $height }. Увеличьте его, тогда можно играть дальше. Ctrl-C — выйти; игра сохранена.
terminal-unread = Это не читается как ход.
terminal-elsewhere = Этот стол открыт и в другом окне; вот как он стоит сейчас.
terminal-nothing-forbidden = Всё, что предлагают кнопки, правила разрешают.
terminal-taken-back = Ваш последний ход отменён.
terminal-nothing-back = Смотреть назад пока не на что.
terminal-no-claim = В этом своде правил очки не объявляют.

## Вопросы и ответы за столом

terminal-sure = Вы уверены?
terminal-yes = Да
terminal-no = Нет
terminal-which = На сколько строить?
terminal-which-move = Какой ход?
terminal-why = Почему нет?
terminal-talk = Ход игры
terminal-captures = Посмотреть взятое
terminal-no-captures = Сейчас свод правил не даёт ни на что взглянуть.
terminal-rules = Правила за этим столом
terminal-claim-ask = Объявить { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }? Если они уже точно есть, вы сразу выигрываете; если нет — проигрываете партию.
terminal-resign-ask = Сдаться? Партию выиграют остальные.
terminal-type = Ход текстом
terminal-type-hint = 9h выложить, 6cx2h4s взять, 2d+4s=6 построить, 2d+[7]=9 нарастить, 3h+6d[9]=9 добавить. Можно и по-русски: Тп, 10б.
terminal-type-example = Ходы, которые сейчас возможны, пишутся так: { $moves }
terminal-type-wait = Сейчас ход не ваш.
terminal-save = Запись партии
terminal-save-hint = Вся партия текстом: сохранить, просмотреть командой «sukno replay» или проверить командой «sukno verify».
terminal-saved = Запись лежит в { $path }.
terminal-save-exists = Файл { $path } уже есть; он оставлен как был.
terminal-save-failed = Не удалось записать { $path }: { $detail }

## За столом на сервере

join-no-link = Это не ссылка за стол. Она нужна целиком, как её прислали: http://…/#invitation/…
join-no-server = Сервер { $address } не отвечает: { $detail }
join-not-ours = По адресу { $address } отвечает не Сукно.
join-strange = Сервер говорит не так, как эта программа; возможно, они разных версий. Откройте ссылку в браузере.
join-in-browser = В эту игру из терминала по сети пока не сыграть. Откройте ссылку в браузере: { $link }
join-awaited = ждём за стол
join-absent = сейчас не за столом
join-down = Связь с сервером прервалась; соединяемся снова…
join-not-sent = Связи с сервером нет, и ход не отправлен.
join-gone = Этого стола на сервере больше нет.
join-back = Вернуться за тот же стол: sukno play --join '{ $link }'

## Жребий, счёт, конец

terminal-cut = Кому сдавать
terminal-cut-rule = Каждый снимает карту; сдаёт тот, у кого младшая.
terminal-cut-rule-any = Каждый снимает карту: жребий решит, кому сдавать.
terminal-cut-again = Карты оказались равны; эти игроки снимают ещё раз.
terminal-cut-dealer = { ID($player) ->
    [player-you] Сдаёте вы
   *[other] Сдаёт { $player }
  }
terminal-match-dealer = { ID($player) ->
    [player-you] В этой партии начинаете сдавать вы
   *[other] В этой партии начинает сдавать { $player }
  }
terminal-sheet = { $part ->
    [pack] Итог колоды { $deal }
   *[deal] Итог сдачи { $deal }
  }
terminal-sheet-last = Счёт
terminal-no-sheet = В этой партии считать пока нечего.
terminal-sheet-deal = { $part ->
    [pack] За колоду
   *[deal] За сдачу
  }
terminal-sheet-sure = Верные очки
terminal-sheet-before = До неё
terminal-sheet-match = Партия
terminal-sheet-goal = до { $points }
terminal-match-over = Партия окончена

## Меню

terminal-no-table = Этот стол не открывается
terminal-damaged = { $what } В списке сохранённых столов (m, 3) его можно удалить клавишей x.
terminal-leave = Выход
terminal-leave-ask = Выйти из игры? Она сохранена и в следующий раз продолжится.
terminal-leave-yes = Выйти
terminal-menu-on = Играть дальше
terminal-menu-new = Новый стол
terminal-menu-saved = Сохранённые столы
terminal-menu-rules = Правила за этим столом
terminal-menu-save = Записать партию в файл
terminal-menu-settings = Настройки
terminal-menu-help = Помощь
terminal-menu-resign = Сдаться
terminal-menu-quit = Выйти (Ctrl-C); игра сохранена

terminal-new = Новый стол
terminal-new-game = Игра
terminal-new-book = Свод правил
terminal-new-seats = Игроков
terminal-new-seats-help = Вы и остальные. Играют ли вчетвером пара на пару, сказано в правилах.
terminal-new-bot = { $player }
terminal-new-bots = Остальные
terminal-new-house = { $changes ->
    [0] Домашние правила: нет
    [one] Домашние правила: { $changes } изменение
    [few] Домашние правила: { $changes } изменения
   *[many] Домашние правила: { $changes } изменений
  }
terminal-new-house-help = Enter — изменить свод для этого стола.
terminal-new-sit = Сесть за стол
terminal-new-sit-help = Enter — и карты сданы.
terminal-house = Домашние правила поверх свода «{ $book }»
terminal-house-done = Готово
terminal-house-done-help = Enter — назад к столу.

terminal-saved-tables = Сохранённые столы
terminal-saved-none = Сохранённых столов нет. Каждая начатая игра сохраняется здесь сама.
terminal-saved-unknown = стол { $table }, от другой версии
terminal-saved-over = { $part ->
    [pack] { $deals ->
        [one] окончена, { $deals } колода
        [few] окончена, { $deals } колоды
       *[many] окончена, { $deals } колод
      }
   *[deal] { $deals ->
        [one] окончена, { $deals } сдача
        [few] окончена, { $deals } сдачи
       *[many] окончена, { $deals } сдач
      }
  }
terminal-saved-deals = { $part ->
    [pack] { $deals ->
        [0] первая колода
        [one] сыграна { $deals } колода
        [few] сыграны { $deals } колоды
       *[many] сыграно { $deals } колод
      }
   *[deal] { $deals ->
        [0] первая сдача
        [one] сыграна { $deals } сдача
        [few] сыграны { $deals } сдачи
       *[many] сыграно { $deals } сдач
      }
  }
terminal-delete-ask = Удалить стол { $table }? Вернуть его будет нельзя.

terminal-settings = Настройки
terminal-settings-lang = Язык
terminal-settings-pace = Темп соперников
terminal-settings-colours = Масти
terminal-settings-ranks = Буквы на картах
terminal-pace-slow = медленно
terminal-pace-normal = обычно
terminal-pace-quick = быстро
terminal-pace-instant = сразу
terminal-colours-two = в два цвета
terminal-colours-four = в четыре цвета

terminal-help-title = Как здесь играть
terminal-help-casino =
    Выберите карту на руках, потом то, что она берёт или с чем строит, и
    нажмите кнопку. Самое большое взятие выбирается сразу; его можно
    изменить.

    1–9, ← →    выбрать карту на руках
    ↑ ↓ ← →     перейти на стол и ходить по нему
    Пробел      выбрать или снять; то же — буква над картой
    Enter       сделать то, что написано на латунной кнопке
    t  b  d     взять, построить, выложить
    w           почему нет? правило, которое запрещает, и источник
    Esc         снять выбранное; потом меню

    ○ можно взять    ✓ выбрано    • последний ход    ▸ чья очередь
    {"[9]"} одиночное построение    {"[[9]]"} составное: его не нарастить
terminal-help-cards =
    Выберите карту на руках и нажмите Enter или нажмите кнопку. Что
    сейчас можно сделать, написано на кнопках, а что требуется — строкой
    выше.

    1–9, ← →    выбрать карту на руках
    ↑ ↓         перейти к кнопкам и назад к картам
    A, B, C …   нажать кнопку (с Shift)
    Enter       сделать то, что написано на латунной кнопке; если карта
                может разное, игра спросит
    w           почему выбранной картой нельзя сыграть?
    Esc         снять выбранное; потом меню

    ○ можно сыграть    ▸ чья очередь
terminal-help-buttons =
    Всё здесь делается кнопками. Что сейчас можно сделать, написано на
    них, а что требуется — строкой выше.

    Enter       сделать то, что написано на латунной кнопке
    ← →         от одной кнопки к другой
    A, B, C …   нажать кнопку (с Shift)
    Esc         назад от кнопок; потом меню

    ▸ чья очередь
terminal-help-columns =
    Ход — две клавиши: откуда взять карту и куда её положить. Что можно
    сделать с выбранным, написано и на кнопках, у каждой своя клавиша.

    1–9         колонка; та же клавиша ещё раз или Enter делает
                единственный возможный ход
    0           открытые карты; 9 — запас, где он есть
    f           в середину: выбранное, а без выбора — что туда подходит
    Пробел      открыть карты из колоды
    ← →         от одной карты, которой можно сыграть, к другой
    ↑ ↓         перейти к кнопкам и назад к картам
    A, B, C …   нажать кнопку (с Shift)
    Enter       сделать то, что написано на латунной кнопке; если ходов
                несколько, игра спросит
    w           почему туда не положить? правило и источник
    Esc         снять выбранное; потом меню

    ✓ выбрано    ▾ туда можно положить    ▸ чья очередь
terminal-help-type-casino = /           ход текстом, например 9h, 6cx2h4s или 10б
terminal-help-type = /           ход текстом
terminal-help-non-stop = a           без остановок: само, пока не нажать a ещё раз
terminal-help-undo = u           взять назад свой последний ход вместе с ответами
terminal-help-back = {"[  ]"}        смотреть сдачу назад, ход за ходом
terminal-help-talk = l           разговор этой сдачи
terminal-help-hint = i           подсказка: куда смотреть, потом ходы и почему
terminal-help-captures = v           взглянуть на взятое, насколько свод это разрешает
terminal-help-score = s           счёт и до чего играют
terminal-help-claim = c           объявить очки
terminal-help-menu =
    r           правила за этим столом
    n           новый стол
    m           меню: сохранённые столы, настройки, запись, сдаться
terminal-help-waits =
    Здесь играют наперегонки, и боты ждут, пока вы читаете это или что-то
    другое поверх стола.
terminal-help-leave =
    Ctrl-C      выйти; нажатое дважды уже не спрашивает
    Ctrl-Z      на время в командную строку; назад — fg
terminal-help-mouse-casino = Буквы над картами набирают с Shift. Мышь тоже работает.
terminal-help-mouse-cards =
    Мышь тоже работает: щёлкните карту, потом кнопку или место, куда она
    пойдёт; второй щелчок играет карту, которая может только одно.
terminal-help-mouse-buttons = Мышь тоже работает.
terminal-help-mouse-columns =
    Мышь тоже работает: щёлкните карту, потом место, куда она пойдёт;
    второй щелчок играет карту, которая может только одно.
terminal-help-kept =
    Клавиши работают и в русской раскладке. Каждый ход сразу сохраняется:
    закрывайте окно, когда хотите, игра продолжится с того же места.

terminal-keys-go-on = Enter — дальше
terminal-keys-read = ↑ ↓ листать   Enter или Esc закрыть
terminal-keys-list = ↑ ↓ выбрать   Enter   Esc назад
terminal-keys-type = Enter   Esc назад
terminal-keys-sheet = Enter дальше   m меню   Esc посмотреть на стол
terminal-keys-end = Enter сыграть ещё   s записать партию   m меню   Esc посмотреть на стол
terminal-keys-form = ↑ ↓ строка   ← → значение   Enter   Esc назад
terminal-keys-house = ↑ ↓ строка   ← → значение   PgUp PgDn дальше   x по своду   Esc
terminal-keys-saved = Enter играть   x удалить   Esc назад
terminal-keys-settings = ↑ ↓ строка   ← → значение   Esc назад
