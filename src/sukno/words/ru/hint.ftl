# Подсказки: куда смотреть, о каких ходах стоит подумать и почему.

hint-not-to-move = Подсказывать нечего: сейчас не ваш ход.
hint-not-here = За этим столом подсказок нет.
hint-impossible = Такой позиции быть не может: для чьего-то построения не осталось карты.

## Сначала: куда смотреть

hint-nudge-only = Ход только один.
hint-nudge-equal = Несколько ходов примерно равны.
hint-nudge-wait = Не всё, что можно взять, стоит брать сейчас.
hint-nudge-trail = Придётся сбросить карту: какая меньше всего поможет другим?
hint-nudge-build = Можно кое-что построить и взять потом.
hint-nudge-grow = Построение на столе может вырасти.
hint-nudge-sweep = Стол можно очистить.
hint-nudge-steal = Чужое построение может стать вашим.
hint-nudge-scores = Есть карта с очками, до которой можно дотянуться.
hint-nudge-take = Одной вашей карте есть что взять.
hint-nudge-several = Одна ваша карта берёт сразу несколько.

## Потом: ходы

hint-weighed = { $worlds ->
    [0] Все карты известны по счёту. Если обе стороны дальше не ошибутся:
    [few] Оценка; скрытые карты разложены в уме { $worlds } раза:
   *[other] Оценка; скрытые карты разложены в уме { $worlds } раз:
  }
hint-lead = { $stands ->
    [level] к концу сдачи поровну
    [ahead] к концу сдачи впереди на { hint-points }
   *[behind] к концу сдачи позади на { hint-points }
  }
hint-lead-several = { $stands ->
    [level] к концу сдачи поровну с остальными в среднем
    [ahead] к концу сдачи впереди остальных в среднем на { hint-points }
   *[behind] к концу сдачи позади остальных в среднем на { hint-points }
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

## И почему: что ход даёт

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
hint-takes-theirs = Среди них построение противника на { $value }.
hint-sweep = { $points ->
    [0] Очищает стол; по этим правилам за это ничего не дают.
   *[other] Свип: { hint-whole-points }.
  }
hint-majority = Всего карт станет { $cards }, больше половины колоды: { hint-whole-points }.
hint-majority-suit = Всего { casino-suits-low } станет { $cards }, больше половины: { hint-whole-points }.
hint-takes-over = Построение станет вашим.
hint-stays-partners = Построение остаётся за партнёром: карта для него вам не нужна.
hint-promises = { $number ->
    [one] Всё построение можно взять: { $cards }; в нём { $number } карта.
    [few] Всё построение можно взять: { $cards }; в нём { $number } карты.
   *[many] Всё построение можно взять: { $cards }; в нём { $number } карт.
  }
hint-promises-points = В нём { $cards }: { hint-whole-points } тому, кто его возьмёт.
hint-build-taken = { $odds ->
    [never] Никто не может его у вас забрать.
    [rarely] Почти никто не может его у вас забрать.
    [surely] У противника есть карта, которая его берёт.
    [always] Во всех сдачах у противника есть карта, которая его берёт.
   *[sometimes] В { $percent } % сдач у противника есть карта, которая его берёт.
  }
hint-build-partner = { $odds ->
    [rarely] У партнёра почти никогда нет карты, которая его берёт.
    [always] Во всех сдачах карта, которая его берёт, есть и у партнёра.
   *[sometimes] В { $percent } % сдач карта, которая его берёт, есть у партнёра.
  }

## От чего он отказывается и что оставляет

hint-exposes = На столе окажется { $card }: { hint-whole-points } тому, кто возьмёт эту карту.
hint-forgone = { $points ->
    [0] Оставляет на столе то, что сейчас берёт { $card }: { $cards }.
   *[other] Оставляет на столе то, что сейчас берёт { $card }: { $cards }, { hint-whole-points }.
  }
hint-put-off = { $points ->
    [0] Оставляет на столе то, что { $card } берёт сейчас и, если стол не изменится, сможет взять в следующий ход: { $cards }.
   *[other] Оставляет на столе то, что { $card } берёт сейчас и, если стол не изменится, сможет взять в следующий ход: { $cards }, { hint-whole-points }.
  }
hint-later = Если стол не изменится, в следующий ход { $card } сможет взять { CARD($cards, case: "accusative") }.
hint-own-open = { $odds ->
    [never] Ваше построение на { $value } остаётся на столе; забрать его никто не может.
    [rarely] Ваше построение на { $value } остаётся на столе; забрать его почти никто не может.
    [surely] Ваше построение на { $value } остаётся на столе, и у противника есть карта, которая его берёт.
    [always] Ваше построение на { $value } остаётся на столе; во всех сдачах у противника есть карта, которая его берёт.
   *[sometimes] Ваше построение на { $value } остаётся на столе; в { $percent } % сдач у противника есть карта, которая его берёт.
  }
hint-left = { $odds ->
    [surely] { $holders } у противника может взять { CARD($taken, case: "accusative") }.
    [always] { $number ->
        [one] { $holders } возьмёт { CARD($taken, case: "accusative") }; во всех сдачах эта карта у противника.
       *[other] Одна из { CARD($holders, case: "genitive") } возьмёт { CARD($taken, case: "accusative") }; во всех сдачах такая у противника есть.
      }
   *[sometimes] { $number ->
        [one] { $holders } возьмёт { CARD($taken, case: "accusative") }; в { $percent } % сдач эта карта у противника.
       *[other] Одна из { CARD($holders, case: "genitive") } возьмёт { CARD($taken, case: "accusative") }; в { $percent } % сдач такая у противника есть.
      }
  }
hint-left-safe = { $sure ->
    [yes] Из того, что остаётся на столе, противник ничего взять не может.
   *[no] То, что остаётся на столе, почти никому не поможет.
  }
hint-left-sweep = Это очистило бы стол: свип, { hint-whole-points }.
hint-rest = { $whose ->
    [own] Что останется в конце, возьмёт тот, кто взял последним: пока это вы.
   *[theirs] Что останется в конце, возьмёт тот, кто взял последним: пока это не вы.
  }
hint-left-empty = Стол останется пустым: следующий сможет только выложить карту.
hint-left-partner = { $number ->
    [one] Если стол не изменится, { $holders } у партнёра сможет взять { CARD($taken, case: "accusative") }; в { $percent } % сдач эта карта у него.
   *[other] Если стол не изменится, одна из { CARD($holders, case: "genitive") } у партнёра сможет взять { CARD($taken, case: "accusative") }; в { $percent } % сдач такая у него есть.
  }
hint-proved = Построение на { $value } сделал противник: карта для него у противника есть.
hint-proved-partner = Построение на { $value } сделал партнёр: карта для него у партнёра есть.
