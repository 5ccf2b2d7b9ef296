# Двойка – десятка – валет: стол, отказы, счёт, правила словами.

two-ten-jack-name = Двойка – десятка – валет
two-ten-jack-about = Взятки с козырями: червы в плюс, пики в минус, а туз пик бьёт всё.
two-ten-jack-bots = Новичок ходит наугад, любитель взвешивает каждую взятку отдельно, знаток прикидывает, как лежат закрытые карты.
two-ten-jack-suit = { $suit ->
    [c] трефы
    [d] бубны
    [h] червы
   *[s] пики
  }

## Стол

two-ten-jack-place-stock = Колода
two-ten-jack-place-trick = Взятка
two-ten-jack-place-own-hand = Ваши карты
two-ten-jack-place-hand = Карты на руках
two-ten-jack-place-taken = Взятое
two-ten-jack-note-led = { $suit ->
    [h] Ходят в козырь
   *[s] Ходят в пики
  }
two-ten-jack-note-taken = { $whose ->
    [own] Взяли вы: { $points }
   *[other] Взято: { $points }
  }
two-ten-jack-tally = Очки: { $points }

two-ten-jack-said-dealt = Сдано по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[many] { $cards } карт
  }.
two-ten-jack-said-leads = Захожу: { $card }
two-ten-jack-said-declares = { $suit ->
    [h] Захожу: { $card }, это козырь
   *[s] Захожу: { $card }, это пика
  }
two-ten-jack-said-follows = В масть: { $card }
two-ten-jack-said-trumps = Козырь: { $card }
two-ten-jack-said-discards = Сбрасываю { $card }
two-ten-jack-said-takes = Беру { $cards }: { $points }
two-ten-jack-said-draws = Из колоды: { $card }
two-ten-jack-said-drawn = Все берут по карте из колоды.
two-ten-jack-said-empty = Колода кончилась.

two-ten-jack-hint-lead = Ваш заход: любая карта
two-ten-jack-hint-follow = Ходите в масть: { two-ten-jack-suit }
two-ten-jack-hint-trump = Масти нет ({ two-ten-jack-suit }): нужен козырь
two-ten-jack-hint-discard = Нет ни масти ({ two-ten-jack-suit }), ни козырей: любая карта

two-ten-jack-button-play = Сыграть { $card }
two-ten-jack-button-declare = { $suit ->
    [h] { $card } козырем
   *[s] { $card } пикой
  }
two-ten-jack-offer-lead = Зайти: { $card }
two-ten-jack-offer-declare = { $suit ->
    [h] Зайти: { $card } как козырь, отвечают червами
   *[s] Зайти: { $card } как пика, отвечают пиками
  }
two-ten-jack-offer-follow = Ответить в масть: { $card }
two-ten-jack-offer-trump = Сыграть козырь { $card }
two-ten-jack-offer-discard = Сбросить { $card }

## Отказы

two-ten-jack-refusal-turn = Сейчас ходит другой.
two-ten-jack-refusal-hand = { $card } нет у вас на руках.
two-ten-jack-refusal-follow = Ходят в масть ({ two-ten-jack-suit }), и она у вас есть: { $cards }. { $card } сыграть нельзя.
two-ten-jack-refusal-trump = Масти ({ two-ten-jack-suit }) у вас нет, зато есть козыри: { $cards }. { $card } сыграть нельзя, нужен козырь.
two-ten-jack-refusal-speculation = { $suit ->
    [s] { $speculation } — ваша единственная пика, и на пики её нужно сыграть. { $card } не подходит.
   *[other] { $speculation } — ваш единственный козырь, и сыграть нужно им. { $card } не подходит.
  }
two-ten-jack-refusal-declare = { $card }: скажите, чем вы заходите, пикой или козырем.
two-ten-jack-refusal-no-declaring = Масть называют, только когда заходят с туза пик.
two-ten-jack-no-card = «{ $text }» — не ход. Напишите карту, например 9h или 9ч; заход с туза пик — As=s (пика) или As=h (козырь).
two-ten-jack-seats = Играют вдвоём, втроём или вчетвером, а игроков { $seats }.

## Счёт

two-ten-jack-row-hearts = Червы
two-ten-jack-row-diamonds = Бубны
two-ten-jack-row-spades = Пики
two-ten-jack-standing = { $target ->
    [one] До { $target } очка, плюсы и минусы вместе
   *[other] До { $target } очков, плюсы и минусы вместе
  }
two-ten-jack-standing-level = { $target ->
    [one] { $target } очко есть, но впереди никого нет: ещё сдача
    [few] { $target } очка есть, но впереди никого нет: ещё сдача
   *[many] { $target } очков есть, но впереди никого нет: ещё сдача
  }
two-ten-jack-verdict = { table-won }, { $points }.
two-ten-jack-verdict-resigned = { table-gave-up }. { table-won }. По сыгранным сдачам { $points }.
two-ten-jack-verdict-resigned-level = { table-gave-up }; у остальных поровну. По сыгранным сдачам { $points }.

## Правила

two-ten-jack-section-players = Игроки
two-ten-jack-section-cards = Карты
two-ten-jack-section-deal = Сдача
two-ten-jack-section-play = Розыгрыш
two-ten-jack-section-speculation = Спекуляция
two-ten-jack-section-match = Счёт и партия

two-ten-jack-rule-aim = Играют на взятки: одни карты, если вы их взяли, дают очки, другие их отнимают. Первые нужно брать, от вторых уходить.
two-ten-jack-rule-players = Играют вдвоём, втроём или вчетвером.
two-ten-jack-rule-sides = Втроём и вчетвером каждый играет за себя.
two-ten-jack-rule-pack = Нужна одна колода в 52 карты, без джокеров. Втроём из неё убирают тройку треф.
two-ten-jack-rule-values = Двойка, десятка и валет червей дают по 10 очков, туз, король и дама червей — по 5. Туз, король, дама и валет бубен дают по очку. Двойка, десятка и валет пик отнимают по 10 очков, туз, король и дама пик — по 5. Всего в сдаче 49 очков в плюс и 45 в минус.
two-ten-jack-rule-rank = Старшинство в масти: туз, король, дама, валет, десятка и так до двойки.
two-ten-jack-rule-trumps = Козыри всегда червы: козырь бьёт карту любой другой масти.
two-ten-jack-rule-speculation = Туз пик — «спекуляция», самая старшая карта из всех: он бьёт и туза червей. Он же и козырь, как если бы был червовой масти. Минус за него считают всё равно.
two-ten-jack-rule-first_dealer = Кому сдавать первым, решает снятие: сдаёт тот, кому открылась старшая карта (старше всех туз). У кого карты равны, те снимают ещё раз.
two-ten-jack-rule-deal = Сдающий раздаёт каждому по шесть карт, по одной, начиная с соседа слева. Остальные карты — колода посреди стола.
two-ten-jack-rule-stock_face_up-true = Колода лежит лицом вверх: верхнюю карту видят все, а значит, видят и кто что из неё берёт.
two-ten-jack-rule-stock_face_up-false = Колода лежит рубашкой вверх: кто что из неё взял, другие не видят.
two-ten-jack-rule-next_dealer = Следующую сдачу сдаёт сосед слева.
two-ten-jack-rule-lead = Первым заходит сосед слева от сдающего, с любой карты; за ним по часовой стрелке ходят остальные.
two-ten-jack-rule-follow = Нужно ходить в масть, с которой зашли, если она есть.
two-ten-jack-rule-must_trump = У кого масти нет, тот обязан сыграть козырем: червой или тузом пик. Перебивать чужой козырь не обязательно.
two-ten-jack-rule-discard = У кого нет ни масти, ни козырей, кладёт любую карту.
two-ten-jack-rule-hand = Ходят картой со своей руки и карт друг другу не показывают.
two-ten-jack-rule-trick = Взятку берёт старший козырь, а если козырей в ней нет — старшая карта той масти, с которой зашли.
two-ten-jack-rule-turn = Кто взял взятку, тот и заходит снова.
two-ten-jack-rule-draw = Перед следующим заходом все берут по карте с верха колоды: сначала взявший взятку, за ним остальные по часовой стрелке.
two-ten-jack-rule-play_out = Когда колода кончится, доигрывают карты на руках.
two-ten-jack-rule-speculation_hearts = Если зашли с червы, туз пик — один из козырей: можно сыграть им, можно ответить червой. У кого червей нет, обязан сыграть тузом пик.
two-ten-jack-rule-speculation_spades = Если зашли с пики, туз пик — такая же пика: им можно сыграть, даже когда есть другие, а когда других нет, нужно, и придержать его как козырь нельзя. Взятку он берёт и тут, даже если в ней лежит черва.
two-ten-jack-rule-speculation_lead = Кто заходит с туза пик, говорит, пика это или козырь: остальные отвечают пиками или червами.
two-ten-jack-rule-score = После сдачи каждый складывает плюсы взятых карт и вычитает минусы; разница, хотя бы и отрицательная, — его счёт за сдачу. На всех вместе выходит 4 очка.
two-ten-jack-rule-match = Счёт сдач складывают. Выигрывает тот, кто первым наберёт очки, до которых условились играть; если в одной сдаче их набрали несколько, то у кого больше.
two-ten-jack-rule-target = { $number ->
    [one] Играют до { $number } очка.
   *[other] Играют до { $number } очков.
  }
two-ten-jack-rule-ties = Если у набравших больше всех поровну, играют ещё сдачу.

## Настройки

two-ten-jack-option-stock_face_up = Колода
two-ten-jack-option-stock_face_up-help = Как лежит колода: лицом вверх или рубашкой.
two-ten-jack-value-stock_face_up-true = лицом вверх
two-ten-jack-value-stock_face_up-false = рубашкой вверх
two-ten-jack-option-target = До скольких очков
two-ten-jack-option-target-help = Сколько очков нужно набрать, чтобы выиграть партию.
two-ten-jack-value-target = { $number }

two-ten-jack-book-leeming = Лиминг
two-ten-jack-book-leeming-about = Так, как игру описывает книга: до 25 очков, колода лежит лицом вверх.

two-ten-jack-silent-next-dealer = Наш выбор: в источнике не сказано; обычно сдают по очереди.
two-ten-jack-silent-hand = Само собой разумеется, и в источнике об этом не сказано.
two-ten-jack-silent-speculation-lead = Наш выбор: в источнике не сказано, как отвечать на туза пик; так играют обычно.
two-ten-jack-silent-ties = Наш выбор: в источнике о равенстве не сказано.
