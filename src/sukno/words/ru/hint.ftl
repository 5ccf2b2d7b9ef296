# Подсказки: куда смотреть, о каких ходах стоит подумать и почему.

hint-not-to-move = Подсказывать нечего: сейчас не ваш ход.
hint-not-here = За этим столом подсказок нет.
hint-impossible = С этой позицией не согласны никакие руки: для чьей-то постройки нет больше карты.

## Сначала: куда смотреть

hint-nudge-only = Ход только один.
hint-nudge-equal = Несколько ходов примерно равны.
hint-nudge-wait = Не всё, что можно взять, стоит брать сейчас.
hint-nudge-trail = Придётся сбросить карту: какая меньше всего поможет другим?
hint-nudge-build = Можно кое-что построить и взять потом.
hint-nudge-grow = Постройка на столе может вырасти.
hint-nudge-sweep = Стол можно очистить.
hint-nudge-steal = Чужая постройка может стать вашей.
hint-nudge-scores = Есть карта с очками, до которой можно дотянуться.
hint-nudge-take = Одной вашей карте есть что взять.
hint-nudge-several = Одна ваша карта берёт сразу несколько.

## Потом: ходы

hint-weighed = { $worlds ->
    [0] Все карты известны по счёту. Если обе стороны дальше не ошибутся:
    [one] Оценка по { $worlds } воображаемой сдаче:
   *[other] Оценка по { $worlds } воображаемым сдачам:
  }
hint-lead = { $stands ->
    [level] к концу сдачи поровну
    [ahead] к концу сдачи впереди на { hint-points }
   *[behind] к концу сдачи позади на { hint-points }
  }
hint-lead-exact = { $stands ->
    [level] к концу сдачи поровну
    [ahead] к концу сдачи впереди на { hint-whole-points }
   *[behind] к концу сдачи позади на { hint-whole-points }
  }
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка
hint-worse = хуже на { hint-points }, ошибка до { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-worse-exact = хуже на { hint-whole-points }
hint-equal = не хуже
hint-candidate = { $place }. { $said } — { $worth }
hint-why = • { $why }

## И почему

hint-takes = { $suited ->
    [0] { hint-cards }.
   *[other] { hint-cards }, из них { casino-suits-low } — { $suited }.
  }
hint-cards = { $cards ->
    [one] Берёт { $cards } карту
    [few] Берёт { $cards } карты
   *[many] Берёт { $cards } карт
  }
hint-scores = { $cards }: { hint-whole-points }.
hint-whole-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
hint-sweep = { $points ->
    [0] Очищает стол; по этим правилам за это ничего не дают.
   *[other] Свип: { hint-whole-points }.
  }
hint-promises = { $number ->
    [one] Всю постройку можно взять: { $cards }; в ней { $number } карта.
    [few] Всю постройку можно взять: { $cards }; в ней { $number } карты.
   *[many] Всю постройку можно взять: { $cards }; в ней { $number } карт.
  }
hint-promises-points = В ней { $cards }: { hint-whole-points } тому, кто её возьмёт.
hint-build-safe = Почти никто не может её у вас забрать.
hint-build-taken = { $percent ->
    [100] У противника есть карта, которая её берёт.
   *[other] В { $percent } % воображаемых сдач у противника есть карта, которая её берёт.
  }
hint-left = { $number ->
    [one] { $holders } возьмёт { CARD($taken, case: "accusative") }; в { $percent } % воображаемых сдач она у противника.
   *[other] Одна из { CARD($holders, case: "genitive") } возьмёт { CARD($taken, case: "accusative") }; в { $percent } % воображаемых сдач такая у противника есть.
  }
hint-left-known = { $holders } у противника возьмёт { CARD($taken, case: "accusative") }.
hint-left-safe = То, что остаётся на столе, почти никому не поможет.
hint-proved = Постройку { $value } делали не вы: у того, кто её сделал, есть для неё карта.
