# Пятнадцать: правила словами, кнопки, разговор за столом, счёт.

fifteen-name = Пятнадцать
fifteen-about = Прикупайте карты поближе к пятнадцати, но не больше: кто ближе, забирает фишки.
fifteen-bots = Новичок играет наугад, любитель смотрит только на свои карты, знаток помнит сыгранные.

## Почему ход нельзя сделать

fifteen-no-move = «{ $text }» — не ход. Ходов два: draw (взять карту) и stand (остановиться).
fifteen-refusal-turn = Сейчас не ваша очередь.
fifteen-refusal-over = Колода сыграна; пора сдавать новую.
fifteen-refusal-bust = У вас { $cards }, всего { $number }: это больше { $full }, и прикупать больше нельзя. Остановитесь — о переборе никто не узнает, пока не откроют карты.
fifteen-refusal-stand = { $cards } стоит { $number }. За этим столом на первой карте останавливаются, только если она стоит { $least }; возьмите ещё хотя бы одну.

## Что не складывается

fifteen-bank-below-stake = Ставка { $stake }, а на руках { $bank ->
    [one] { $bank } фишка
    [few] { $bank } фишки
   *[many] { $bank } фишек
  }: на один кон не хватит.

## Стол

fifteen-place-stock = Колода
fifteen-place-pot = Банк
fifteen-place-aside = Отложенные карты
fifteen-place-own = Ваши карты
fifteen-place-hand = Карты соперника
fifteen-place-shown = Открытые карты прошлого кона
fifteen-total = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
  }
fifteen-too-much = перебор, { $number }
fifteen-stands = хватит
fifteen-chips = { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[many] { $number } фишек
  }
fifteen-even = при своих
fifteen-ahead = плюс { fifteen-chips }
fifteen-behind = минус { fifteen-chips }
fifteen-hint = У вас { fifteen-total }. Возьмите карту или остановитесь.
fifteen-hint-draw = У вас { fifteen-total }. На такой карте останавливаться нельзя: возьмите ещё.
fifteen-hint-bust = Перебор, { $number }. Остановитесь как ни в чём не бывало: карты откроют в конце кона.

## Кнопки

fifteen-button-draw = Взять карту
fifteen-button-stand = Хватит
fifteen-describe-draw = Взять карту: сейчас { fifteen-total }
fifteen-describe-stand = Хватит: остановиться, имея { fifteen-total }
fifteen-describe-bust = Хватит: у вас перебор, { $number }, но об этом пока никто не знает

## Разговор

fifteen-say-deal = Сдаю. Ставим по { $stake }, в банке { $pot }
fifteen-say-draw = Ещё карту
fifteen-say-draw-card = Ещё карту: { $card }
fifteen-say-stand = Хватит
fifteen-say-returned = Колода кончилась; отложенные карты перетасованы: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }
fifteen-say-open = У меня { fifteen-total }: { $cards }
fifteen-say-open-bust = У меня перебор, { $number }: { $cards }
fifteen-say-win = Банк мой: { $pot ->
    [one] { $pot } фишка
    [few] { $pot } фишки
   *[many] { $pot } фишек
  }
fifteen-say-tie = Никто не выиграл: { $pot ->
    [one] { $pot } фишка остаётся
    [few] { $pot } фишки остаются
   *[many] { $pot } фишек остаются
  } на столе

## Счёт

fifteen-row-won = Выиграно конов
fifteen-row-drawn = Конов вничью
fifteen-row-paid = Поставлено фишек
fifteen-row-taken = Взято из банка
fifteen-row-returned = Возвращено из банка
fifteen-note-pot = На столе { $pot ->
    [one] остаётся { $pot } фишка
    [few] остаются { $pot } фишки
   *[many] остаются { $pot } фишек
  }: за них играют дальше.
fifteen-standing-packs = { $packs ->
    [1] В партии одна колода
   *[other] В партии { $packs ->
        [one] { $packs } колода
        [few] { $packs } колоды
       *[many] { $packs } колод
      }, сыграно { $finished }
  }
fifteen-standing-bank = Играем, пока у кого-нибудь не останется меньше { $stake ->
    [one] { $stake } фишки
   *[other] { $stake } фишек
  }; вначале у каждого { $bank }
fifteen-verdict-packs = { table-won }: на { $number ->
    [one] { $number } фишку
    [few] { $number } фишки
   *[many] { $number } фишек
  } больше.
fifteen-verdict-bank = { table-won }: { ID($loser) ->
    [player-you] вам больше нечего поставить
   *[other] у соперника не осталось фишек на ставку
  }.
fifteen-verdict-draw = Ничья: фишек поровну.
fifteen-verdict-resigned = { table-gave-up }. { table-won }.

## Правила: разделы

fifteen-section-players = Игроки и карты
fifteen-section-deal = Ставки и сдача
fifteen-section-turn = Прикуп
fifteen-section-showdown = Карты на стол
fifteen-section-pack = Колода
fifteen-section-match = Партия

## Правила словами

fifteen-rule-aim = Играют двое. Каждый прикупает карты, чтобы подойти как можно ближе к { $full } очкам и не набрать больше.
fifteen-rule-pack = Колода обычная, 52 карты. Масть ничего не значит.
fifteen-rule-values = Туз стоит 1 очко, король, дама и валет — по 10, остальные карты — сколько на них написано.
fifteen-rule-first_dealer = Первого сдающего определяют снятием: сдаёт тот, у кого карта младше, туз — самая младшая. Снявшие поровну снимают ещё раз.
fifteen-rule-stake = Перед каждым коном оба кладут на стол по { $number ->
    [one] { $number } фишке
    [few] { $number } фишки
   *[many] { $number } фишек
  }. Всё, что лежит на столе, — банк.
fifteen-rule-deal = Сдающий даёт сопернику одну карту рубашкой вверх и одну такую же себе. Остаток колоды лежит рубашкой вверх. Свою карту видит только тот, кто её получил.
fifteen-rule-next_dealer = Сдают по очереди, кон за коном.
fifteen-rule-turn = Сначала решает соперник сдающего: прикупает, пока не остановится. После него так же играет сдающий; он видит, сколько карт взято, но не видит каких.
fifteen-rule-draw = Карты берут по одной сверху колоды, сколько угодно. Взятую карту другому не показывают.
fifteen-rule-stand_min_first = { $number ->
    [0] Остановиться можно на любой карте, и на самой первой тоже.
   *[other] Остановиться на первой карте можно, только если она стоит { $number } очков. Иначе нужно взять хотя бы ещё одну.
  }
fifteen-rule-bust = Набравший больше { $full } очков останавливается и больше не прикупает, но о переборе не говорит. Ход записывают так же, как всякую остановку, и по нему перебора не узнать.
fifteen-rule-showdown = Когда остановился и сдающий, оба открывают карты. Банк забирает тот, кто ближе к { $full } без перебора. Если перебор у одного, выигрывает другой, сколько бы он ни набрал.
fifteen-rule-tie = При равном счёте или переборе у обоих фишки остаются на столе до следующего кона, и оба добавляют к ним новую ставку.
fifteen-rule-aside = Сыгранные карты откладывают в сторону и сдают дальше из остатка колоды. Отложенное все видели, и считать карты не запрещено.
fifteen-rule-reshuffle_below = Если перед коном в колоде осталось меньше { $number ->
    [one] { $number } карты
   *[other] { $number } карт
  }, сдающий собирает все карты и тасует их. На этом колода сыграна; следующую играют новой тасовкой.
fifteen-rule-exhausted = Если колода кончится посреди кона, перетасуют отложенные карты — но не те, что на руках — и игра пойдёт дальше. После такого кона собирают всю колоду.
fifteen-rule-match-packs = Партия длится условленное число колод. Выигрывает тот, у кого больше фишек; поровну — ничья.
fifteen-rule-match-bank = Партия длится, пока оба могут сделать ставку. Кому ставить нечего, тот проиграл.
fifteen-rule-packs = До конца партии колода проходит { $number ->
    [one] { $number } раз
    [few] { $number } раза
   *[many] { $number } раз
  }. Одной колоды хватает примерно на двенадцать конов.
fifteen-rule-bank = Каждый садится за стол, имея { $number ->
    [one] { $number } фишку
    [few] { $number } фишки
   *[many] { $number } фишек
  }.
fifteen-rule-settle = Если партия кончилась, а на столе остался банк, каждый забирает половину.
fifteen-rule-next_match_dealer = В новой партии первым сдаёт тот, чья очередь сдавать.

## Настройки

fifteen-option-stake = Ставка
fifteen-option-stake-help = Сколько фишек каждый кладёт на стол перед коном.
fifteen-value-stake = { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[many] { $number } фишек
  }
fifteen-option-stand_min_first = Остановка на первой карте
fifteen-option-stand_min_first-help = С какой первой картой можно не прикупать совсем.
fifteen-value-stand_min_first = { $number ->
    [0] с любой
   *[other] только с картой в { $number } очков
  }
fifteen-option-reshuffle_below = Когда тасовать
fifteen-option-reshuffle_below-help = Если карт осталось меньше, перед новым коном колоду собирают и тасуют.
fifteen-value-reshuffle_below = меньше { $number ->
    [one] { $number } карты
   *[other] { $number } карт
  }
fifteen-option-match = Конец партии
fifteen-option-match-help = Сыграть условленное число колод или играть, пока у одного не кончатся фишки.
fifteen-value-match-packs = по числу колод
fifteen-value-match-bank = пока есть фишки
fifteen-option-packs = Сколько колод
fifteen-option-packs-help = Сколько раз пройдёт колода, если партия идёт по числу колод.
fifteen-value-packs = { $number ->
    [one] { $number } колода
    [few] { $number } колоды
   *[many] { $number } колод
  }
fifteen-option-bank = Фишек у каждого
fifteen-option-bank-help = С чем садятся за стол, если играют, пока есть фишки.
fifteen-value-bank = { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[many] { $number } фишек
  }

## Свод и то, о чём источник молчит

fifteen-book-leeming = Лиминг
fifteen-book-leeming-about = Двое, по одной карте и сколько угодно прикупа; ничейный банк остаётся на следующий кон.
fifteen-silent-stand-free = Наш выбор: источник упоминает остановку на первой карте, только когда она стоит 10; в родственной игре «Кэнз» (Quinze) берут карт сколько угодно или ни одной.
fifteen-silent-reshuffle-below = Наш выбор: в источнике сказано «когда колода подходит к концу»; без перебора за кон можно взять девять карт, и двенадцати почти всегда хватает на двоих.
fifteen-silent-packs = Наш выбор: в источнике играют, пока хочется.
fifteen-silent-bank = Наш выбор: сколько фишек у игроков, в источнике не сказано.
fifteen-silent-pack = Наш выбор: прямо в источнике не сказано, но карты названы от туза до короля; такая колода в 52 карты.
fifteen-silent-first-dealer = Наш выбор: в источнике об этом не сказано; в родственной игре «Кэнз» (Quinze) сдаёт снявший младшую карту.
fifteen-silent-exhausted = Наш выбор: в источнике колоду тасуют только между конами; карты в игре трогать нельзя, остаются отложенные.
fifteen-silent-next-match-dealer = Наш выбор: в источнике сдают по очереди, и новая партия очереди не меняет.
fifteen-silent-settle = Наш выбор: в источнике об этом не сказано; в банке у обоих поровну.
fifteen-silent-notation = Наш собственный способ записывать ходы.
