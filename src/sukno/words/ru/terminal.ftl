# Игра в терминале: стол, меню и всё, что говорится помимо ходов.

## Кто сидит за столом

terminal-you = Вы
terminal-your-side = вы
terminal-name-1 = Марина
terminal-name-2 = Пётр
terminal-name-3 = Осип
terminal-bot-random = новичок
terminal-bot-greedy = любитель
terminal-bot-steady = знаток
terminal-partner = партнёр
terminal-pair = { $one } и { $other }

## Стол

terminal-form-one-deal = одна сдача
terminal-form-to = до { $points }
terminal-deal = сдача { $deal }
terminal-last = «Последняя»
terminal-stock = в колоде { $cards }
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
terminal-no-move = такого хода нет; w — почему
terminal-why-not = почему нет?
terminal-build-which = Построить…
terminal-keys-wait = [ ] шаг назад   l разговор   m меню   h помощь
terminal-keys-back = [ раньше   ] позже   Esc к игре
terminal-keys-choose = 1–9 карта   ↑ стол   u взять ход назад   / ход текстом   [ ] шаг назад   m меню   h помощь
terminal-keys-select = ← → ↑ ↓ двигаться   Пробел выбрать   Enter ходить   Esc снять   w почему нет   m меню
