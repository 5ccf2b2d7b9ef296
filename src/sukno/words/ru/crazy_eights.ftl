# Полоумные восьмёрки: стол, ходы, счёт и правила словами.

crazy-eights-name = Полоумные восьмёрки
crazy-eights-about = Избавьтесь от карт: каждая подходит к предыдущей по масти или достоинству, а восьмёрка — к любой.
crazy-eights-bots = Новичок ходит наугад, любитель сбрасывает дорогие карты и бережёт восьмёрки, знаток прикидывает, что на руках у других.

## Масти и достоинства

crazy-eights-suit = { $suit ->
    [c] трефы
    [d] бубны
    [h] червы
   *[s] пики
  }
crazy-eights-a-suit = { $suit ->
    [c] трефу
    [d] бубну
    [h] черву
   *[s] пику
  }
crazy-eights-a-rank = { $rank ->
    [1] туза
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
    [6] шестёрку
    [7] семёрку
    [8] восьмёрку
    [9] девятку
    [10] десятку
    [11] валета
    [12] даму
   *[13] короля
  }
crazy-eights-needed-suit = { $suit ->
    [c] трефа
    [d] бубна
    [h] черва
   *[s] пика
  }
crazy-eights-needed-rank = { $rank ->
    [1] туз
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [10] десятка
    [11] валет
    [12] дама
   *[13] король
  }
# Что подходит; 0 — не достоинство: там восьмёрка, и важна только названная масть.
crazy-eights-wanted = { $rank ->
    [0] { crazy-eights-a-suit } или восьмёрку
   *[other] { crazy-eights-a-suit }, { crazy-eights-a-rank } или восьмёрку
  }
crazy-eights-needed = { $rank ->
    [0] { crazy-eights-needed-suit } или восьмёрка
   *[other] { crazy-eights-needed-suit }, { crazy-eights-needed-rank } или восьмёрка
  }

## Стол

crazy-eights-stock = Колода
crazy-eights-pile = Стопка
crazy-eights-own-hand = Ваши карты
crazy-eights-hand = Карты на руках
crazy-eights-tally = взято: { $cards }
crazy-eights-named = Названы { crazy-eights-suit }
crazy-eights-any-card = Можно положить любую карту

crazy-eights-hint-any = Положите любую карту.
crazy-eights-hint = Положите { crazy-eights-wanted }.
crazy-eights-hint-eight = Подходит только восьмёрка: положите её или возьмите карту.
crazy-eights-hint-draw = Нужна { crazy-eights-needed }: возьмите карту из колоды.
crazy-eights-hint-pass = Нужна { crazy-eights-needed }, а колода кончилась: скажите «Пас».

## Ходы

crazy-eights-lay = Положить
crazy-eights-lay-card = Положить { $card }
crazy-eights-name-suit = Назвать { crazy-eights-suit }
crazy-eights-lay-eight = Положить { $card } и назвать { crazy-eights-suit }
crazy-eights-draw = Взять карту
crazy-eights-pass = Пас

crazy-eights-say-lay = Кладу { $card }
crazy-eights-say-eight = Кладу { $card }, называю { crazy-eights-suit }
crazy-eights-say-draw = { $cards ->
    [1] Беру карту
    [one] Беру { $cards } карту
    [few] Беру { $cards } карты
   *[many] Беру { $cards } карт
  }
crazy-eights-say-pass = Пас
crazy-eights-say-out = Карт больше нет
crazy-eights-say-blocked = Ходить больше никто не может: сдача окончена.

crazy-eights-refusal-turn = Сейчас не ваш ход.
crazy-eights-refusal-hand = { $card } нет на руках.
crazy-eights-refusal-name = { $card } — дикая карта: назовите с ней масть.
crazy-eights-refusal-no-eight = { $card } — не восьмёрка, масть с ней не называют.
crazy-eights-refusal-suit = { $card } не подходит: на восьмёрку названы { crazy-eights-suit }. Положите { crazy-eights-a-suit } или восьмёрку.
crazy-eights-refusal-fits = { $card } не подходит. Положите { crazy-eights-wanted }.
crazy-eights-refusal-no-stock = Колода кончилась, брать нечего.
crazy-eights-refusal-draw = Брать карты можно, только пока ничего, кроме восьмёрок, не подходит, а вы можете положить { $cards }.
crazy-eights-refusal-pass-stock = Пасуют, только когда колода кончилась. Возьмите карту.
crazy-eights-refusal-pass = Пасуют, только когда ничего не подходит, а вы можете положить { $cards }.

crazy-eights-notation = «{ $text }» — не ход. Примеры: 9h — положить девятку червей, 8h=c — положить восьмёрку червей и назвать трефы; draw — взять карту, pass — пас.
crazy-eights-notation-suit = «{ $text }» — не масть. Напишите c, d, h или s, например 8h=c.
crazy-eights-notation-call = «{ $call }» — объявление, а не ход.

crazy-eights-seats = Игроков может быть от { $least } до { $most }, а не { $seats }.
crazy-eights-pack-too-small = Колоды не хватит: игроков { $seats }, на руки по { $hand }, а карт всего 52.

## Счёт

crazy-eights-row-cards = Осталось карт
crazy-eights-row-left = Очки на руках
crazy-eights-row-won = Записано очков
crazy-eights-sheet-blocked = Ходить никто не мог: у кого на руках меньше очков, тот записывает разность.
crazy-eights-sheet-equal = Ходить никто не мог, а меньше всего очков сразу у нескольких: никто ничего не записывает.
crazy-eights-standing = До { $target ->
    [one] { $target } очка
   *[many] { $target } очков
  }
crazy-eights-verdict = { table-won }, { $points }.
crazy-eights-verdict-resigned = { table-gave-up }. { table-won }. По сыгранным сдачам { $points }.
crazy-eights-verdict-resigned-drawn = { table-gave-up }; у остальных поровну. По сыгранным сдачам { $points }.

## Своды и настройки

crazy-eights-book-leeming = Лиминг
crazy-eights-book-leeming-about = По семь карт, ничего не открывают, и брать из колоды можно сколько угодно, даже когда есть чем ходить.

crazy-eights-option-partnership = Вчетвером
crazy-eights-option-partnership-help = Играют ли четверо пара на пару, партнёры друг напротив друга.
crazy-eights-value-partnership-pairs = пара на пару
crazy-eights-value-partnership-off = каждый за себя
crazy-eights-option-hand_size = Карт на руки
crazy-eights-option-hand_size-help = По сколько карт получает каждый игрок.
crazy-eights-value-hand_size = { $number ->
    [one] по { $number } карте
    [few] по { $number } карты
   *[many] по { $number } карт
  }
crazy-eights-option-drawing = Прикуп
crazy-eights-option-drawing-help = Можно ли брать из колоды, когда есть подходящая карта.
crazy-eights-value-drawing-free = сколько угодно
crazy-eights-value-drawing-until_fits = только когда ничего не подходит
crazy-eights-option-free_after_pass = После паса
crazy-eights-option-free_after_pass-help = Можно ли следующему игроку положить любую карту.
crazy-eights-value-free_after_pass-false = карта должна подходить
crazy-eights-value-free_after_pass-true = годится любая карта
crazy-eights-option-target = До скольких играют
crazy-eights-option-target-help = Сколько очков нужно для победы в партии.
crazy-eights-value-target = { $number ->
    [one] до { $number } очка
   *[many] до { $number } очков
  }

## Правила

crazy-eights-section-players = Игроки
crazy-eights-section-deal = Сдача
crazy-eights-section-turn = Ход
crazy-eights-section-eights = Восьмёрки
crazy-eights-section-stock = Прикуп и пас
crazy-eights-section-end = Конец сдачи
crazy-eights-section-scoring = Счёт
crazy-eights-section-match = Партия

crazy-eights-rule-aim = Игроки избавляются от карт, выкладывая их в общую стопку. Сдачу выигрывает тот, кто первым остался без карт.
crazy-eights-rule-pack = Нужна одна колода в 52 карты, без джокеров. Самая младшая карта — туз.
crazy-eights-rule-partnership-pairs = Вчетвером играют пара на пару, в любом другом числе каждый за себя. Сторона — это пара или один игрок.
crazy-eights-rule-partnership-off = Каждый играет за себя, в том числе вчетвером: каждый игрок — отдельная сторона.
crazy-eights-rule-partners = Партнёры сидят друг напротив друга. Кто с кем играет, решают до партии; можно и снять карты: две старшие против двух младших.
crazy-eights-rule-first_dealer = Кому сдавать первым, решает снятие: сдаёт тот, кому открылась самая младшая карта. У кого младшая карта одинакова, те снимают ещё раз.
crazy-eights-rule-hand_size = { $number ->
    [one] Каждый получает в закрытую { $number } карту.
    [few] Каждый получает в закрытую { $number } карты.
   *[many] Каждый получает в закрытую { $number } карт.
  }
crazy-eights-rule-deal = Карты сдают по одной, по часовой стрелке, начиная с соседа слева от сдающего.
crazy-eights-rule-stock = Остаток колоды кладут в закрытую на середину стола. Ни одной карты не открывают.
crazy-eights-rule-next_dealer = Следующую сдачу сдаёт сосед слева от сдающего.
crazy-eights-rule-turn = Начинает сосед слева от сдающего, дальше ход идёт по часовой стрелке. В свой ход игрок кладёт одну карту, а перед этим может брать карты из колоды.
crazy-eights-rule-first_card = Первой можно положить любую карту, и восьмёрку тоже. Её кладут в открытую рядом с колодой.
crazy-eights-rule-fits = Каждая следующая карта должна подходить к верхней по масти или по достоинству. На бубновую десятку кладут бубну или десятку.
crazy-eights-rule-eights = Восьмёрки — дикие карты: восьмёрку можно положить в любой свой ход, что бы ни лежало сверху.
crazy-eights-rule-any_suit = Кто кладёт восьмёрку, называет масть, любую из четырёх. Следующая карта должна быть этой масти или тоже восьмёркой.
crazy-eights-rule-keep_eight = Пока в колоде есть карты, класть восьмёрку никто не обязан: её можно придержать и взять карту.
crazy-eights-rule-draw = Если ничего не подходит, игрок берёт верхние карты колоды по одной, пока не придёт подходящая; другим он их не показывает. Пока колода не кончилась, ход завершается только выложенной картой.
crazy-eights-rule-drawing-free = Брать карты можно и без нужды, прежде чем положить подходящую, и сколько угодно: в надежде на восьмёрку или чтобы собрать масть, которой у других мало.
crazy-eights-rule-drawing-until_fits = Как только подходит хоть одна карта, кроме восьмёрок, брать больше нельзя.
crazy-eights-rule-pass = Когда колода кончилась, тот, у кого ничего не подходит, говорит «Пас», и ход переходит дальше. Кто может положить карту, тот обязан это сделать, даже если это восьмёрка.
crazy-eights-rule-free_after_pass-false = И после паса карта должна подходить к верхней.
crazy-eights-rule-free_after_pass-true = После паса следующий игрок может положить любую карту.
crazy-eights-rule-out = Сдача кончается, как только одна из сторон осталась без карт.
crazy-eights-rule-both_out = Если без карт остался один из партнёров, другой играет дальше, а очередь вышедшего пропускают. Сдача кончается, когда без карт оба партнёра одной стороны.
crazy-eights-rule-block = Сдача кончается и тогда, когда ходить никто не может: колода пуста, и все игроки подряд сказали «Пас».
crazy-eights-rule-values = Карты, оставшиеся на руках, считают так: восьмёрка — 50 очков, король, дама и валет — по 10, туз — 1, остальные — по числу очков на карте.
crazy-eights-rule-winner_scores = Сторона, оставшаяся без карт, записывает себе всё, что осталось на руках у других.
crazy-eights-rule-difference = Если ходить никто не мог, каждая сторона складывает очки своих карт, партнёры — вместе. У кого сумма меньше, тот записывает разность.
crazy-eights-rule-several = Если противников несколько, победитель записывает очки за каждого.
crazy-eights-rule-equal = Если наименьшая сумма сразу у нескольких, никто ничего не записывает.
crazy-eights-rule-target = { $number ->
    [one] Партию выигрывает тот, кто первым набрал { $number } очко.
    [few] Партию выигрывает тот, кто первым набрал { $number } очка.
   *[many] Партию выигрывает тот, кто первым набрал { $number } очков.
  }

crazy-eights-silent-pack = Наш выбор: в источнике об этом не сказано; все карты, которые он называет, есть в колоде из 52.
crazy-eights-silent-partners = Наш выбор: в источнике партнёров определяет снятие; здесь места выбирают, и партнёры сидят друг напротив друга.
crazy-eights-silent-next-dealer = Наш выбор: в источнике об этом не сказано; обычно право сдавать переходит влево.
crazy-eights-silent-keep-eight = Наш выбор: в источнике об этом не сказано; брать карты можно всегда, поэтому, пока есть колода, восьмёрку никого играть не заставишь.
crazy-eights-silent-several = Наш выбор: источник считает только на две стороны; когда их больше, победитель так же считается с каждой.
crazy-eights-silent-equal = Наш выбор: в источнике об этом не сказано; где разности нет, нечего и записывать.
