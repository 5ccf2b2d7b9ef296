# Кто сидит за столом и что за ним происходит.

player-you = Вы
player-your-side = вы
player-1 = Марина
player-2 = Пётр
player-3 = Осип
player-4 = Анна
player-5 = Егор
player-6 = Софья
player-7 = Фёдор
player-8 = Вера
player-9 = Лев
player-bot-beginner = новичок
player-bot-amateur = любитель
player-bot-expert = знаток
player-bot-slow = неторопливый
player-bot-quick = быстрый
player-pair = { $one } и { $other }
player-number = Игрок { $number }

call-claim = Очки набраны
call-resign = Сдаюсь

table-no-seat = За столом { $table } места для вас нет: там играют одни боты.

table-together = { $together ->
    [pairs] Двое на двое.
   *[each] Каждый за себя.
  }
table-lesson = урок
table-lesson-here = Урок: подсказки к нему — на странице, здесь это обычная игра.
