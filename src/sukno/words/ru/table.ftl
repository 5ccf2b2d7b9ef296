# Кто сидит за столом и что за ним происходит.

player-you = Вы
player-your-side = вы
player-1 = Марина
player-2 = Пётр
player-3 = Осип
player-bot-random = новичок
player-bot-greedy = любитель
player-bot-steady = знаток
player-pair = { $one } и { $other }
player-number = Игрок { $number }

call-claim = Очки набраны
call-resign = Сдаюсь

table-no-seat = За столом { $table } места для вас нет: там играют одни боты.
