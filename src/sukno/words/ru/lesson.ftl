# Первая игра: восемь шагов внутри настоящей сдачи. На телефоне каждому тексту хватает трёх строк.

lesson-take = Равные карты берут друг друга: у вас { $card }, на столе { $cards }. Выберите { CARD($card, case: "accusative") } и нажмите «Взять».
lesson-sum = Берут и по сумме: { $cards } вместе дают { $value }{ $aces ->
    [0] {""}
   *[other] , ведь туз считают за 1
  }. Выберите { CARD($card, case: "accusative") } и нажмите «Взять».
lesson-several = Одна карта берёт сразу всё, что складывается по { $value }: { $cards }. Выберите { CARD($card, case: "accusative") } и нажмите «Взять».
lesson-build = { $card } и { $cards } дают { $value }; постройте их, и потом { $holder } возьмёт всё. Выберите { CARD($card, case: "accusative") }, на столе { CARD($cards, case: "accusative") } и нажмите «Построить».
lesson-raise = Построение на { $old } растёт: { $card } сделает из него { $value }, и его возьмёт { $holder }. Выберите { CARD($card, case: "accusative") }, построение и нажмите «Нарастить».
lesson-trail = Взять нечего, поэтому карту выкладывают на стол, обычно не самую ценную. Выберите { CARD($card, case: "accusative") } и нажмите «Выложить».
lesson-sweep = { $card } берёт всё со стола. Это свип{ $points ->
    [0] {""}
   *[other] , и здесь за него дают очко
  }. Выберите { CARD($card, case: "accusative") } и нажмите «Свип».
lesson-score = В конце сдачи считают: больше карт — { $cards } очка, больше пик — 1, каждый туз — 1, { $big } — 2, { $little } — 1{ $sweep ->
    [0] {""}
   *[other] , свип — 1
  }. Дальше играйте сами.
lesson-own-build = Ваше построение на { $value } ждёт на столе. Возьмите его картой { CARD($card, case: "instrumental") }, пока этого не сделал другой.
lesson-again = Нового здесь нет, но { $card } берёт { CARD($cards, case: "accusative") }.{ $moves ->
    [1] {""}
   *[other] {" "}Или решите сами.
  }
lesson-down = Взять нечего; { $moves ->
    [1] выложите { CARD($card, case: "accusative") }.
   *[other] можно выложить { CARD($card, case: "accusative") }. Или решите сами.
  }
lesson-aside = { $step ->
    [take] Равную карту вы взяли: шаг пройден.
    [sum] По сумме вы взяли: шаг пройден.
    [several] Всё, что складывается, вы взяли: шаг пройден.
    [build] Вы построили: шаг пройден.
    [raise] Вы нарастили построение: шаг пройден.
    [trail] Вы выложили карту: шаг пройден.
   *[sweep] Вы сделали свип: шаг пройден.
  }
lesson-free = На этом ходу решайте сами.

## На странице

page-lesson = Урок
page-lesson-step = Шаг { $step } из { $steps }
page-lesson-past = Позади { $past } из { $steps }
page-lesson-skip = Пропустить шаг
page-lesson-leave = Выйти из урока
page-lesson-watch = Смотрите, что происходит на столе.
page-lesson-pointed = урок показывает на неё
page-lesson-pointed-build = урок показывает на него
page-lesson-question = Впервые здесь?
page-lesson-begin = Урок: 8 шагов
page-lesson-refuse = Не нужно
page-lesson-menu = Первая игра: урок
page-lesson-end = { $left ->
    [0] Вот и вся игра: вы прошли урок.
    [one] Сдача сыграна; в уроке остался { $left } шаг, его можно пройти в другой раз.
    [few] Сдача сыграна; в уроке осталось { $left } шага, их можно пройти в другой раз.
   *[many] Сдача сыграна; в уроке осталось { $left } шагов, их можно пройти в другой раз.
  } Ниже — за что дали очки.
page-lesson-again = Урок ещё раз
page-lesson-real = Настоящая игра
page-laid-out = Эту сдачу не тасовали: карты разложены для урока
