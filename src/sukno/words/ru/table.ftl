# Кто сидит за столом и что за ним происходит.

player-you = Вы
player-your-side = Ваша сторона
player-1 = Марина
player-2 = Пётр
player-3 = Осип
player-4 = Анна
player-5 = Егор
player-6 = Софья
player-7 = Фёдор
player-8 = Вера
player-9 = Лев
player-10 = Дарья
player-bot-beginner = новичок
player-bot-amateur = любитель
player-bot-attentive = внимательный
player-bot-seasoned = бывалый
player-bot-expert = знаток
player-bot-master = мастер
player-bot-slow = неторопливый
player-bot-quick = быстрый
player-pair = { $one } и { $other }
player-number = Игрок { $number }
player-friend = Друг
player-friends = Друг { $number }

table-won = { ID($winner) ->
    [player-you] Вы выиграли
    [player-your-side] Ваша сторона выиграла
    [player-pair] Выигрывают { $winner }
   *[other] Выигрывает { $winner }
  }
table-gave-up = { ID($by) ->
    [player-you] Вы сдались
    [player-your-side] Ваша сторона сдалась
    [player-pair] Сдаются { $by }
   *[other] Сдаётся { $by }
  }

call-claim = Очки набраны
call-resign = Сдаюсь

table-no-seat = За столом { $table } места для вас нет: там играют одни боты.

table-together = { $together ->
    [pairs] Двое на двое.
   *[each] Каждый за себя.
  }
table-lesson = урок
table-lesson-here = Урок: подсказки к нему — на странице, здесь это обычная игра.
table-for-page = С другом играют в браузере: уберите --terminal и --plain. В терминале стол можно открыть только с ботами; сесть за стол друга по ссылке: sukno play --join
table-between-people = За столом { $table } люди играют друг с другом, каждый за своим экраном. Продолжить можно в браузере: sukno play --resume { $table }

invitation-broken = Эта ссылка никуда не приглашает. Возможно, она скопирована не целиком.
invitation-taken = Это место уже занято: по приглашению садится кто-то один и только однажды.
invitation-withdrawn = Это приглашение больше не действует: теперь к этому месту ведёт другая ссылка. Попросите её.
seat-not-waiting = На это место никого не ждут.
table-of-others = Удалить стол может только тот, кто его открыл.
