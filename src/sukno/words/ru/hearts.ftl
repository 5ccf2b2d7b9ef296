# Червы вдвоём: стол, отказы, счёт, правила словами. Всем hearts-rule-* доступны $count, $lady и $breaking.

hearts-name = Червы вдвоём
hearts-about = Взятки без козырей: после каждой берут по карте из колоды. Выигрывает тот, у кого меньше червей.
hearts-bots = Новичок ходит наугад, любитель — по простым правилам, знаток прикидывает, как лежат закрытые карты.
hearts-suit = { $suit ->
    [c] трефы
    [d] бубны
    [h] червы
   *[s] пики
  }

## Стол

hearts-place-stock = Колода
hearts-place-trick = Взятка
hearts-place-own-hand = Ваши карты
hearts-place-hand = Карты на руках
hearts-place-taken = Взятое
hearts-note-own = Взяли вы
hearts-note-other = Взял противник
hearts-tally = Червей: { $hearts }
hearts-tally-lady = Червей: { $hearts }, и пиковая дама

hearts-said-dealt = Сдано по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[many] { $cards } карт
  }.
hearts-said-leads = Захожу: { $card }
hearts-said-follows = В масть: { $card }
hearts-said-discards = Масти нет, сбрасываю { $card }
hearts-said-takes = { $hearts ->
    [0] Беру { $cards }
    [one] Беру { $cards }, с { $hearts } червой
   *[other] Беру { $cards }, с { $hearts } червами
  }
hearts-said-drawn = Оба берут по карте из колоды.
hearts-said-last-drawn = Оба берут по последней карте: колода кончилась.

hearts-hint-lead = Ваш заход: любая карта
hearts-hint-lead-unbroken = Ваш заход: любая карта, кроме червей
hearts-hint-follow = Ходите в масть: { hearts-suit }
hearts-hint-discard = Масти нет ({ hearts-suit }): сбросьте любую карту

hearts-button-play = Сыграть { $card }
hearts-offer-lead = Зайти: { $card }
hearts-offer-follow = Ответить в масть: { $card }
hearts-offer-discard = Сбросить { $card }

## Отказы

hearts-refusal-turn = Сейчас ходит другой.
hearts-refusal-hand = { $card } нет у вас на руках.
hearts-refusal-follow = Зашли с { $led }, а эта масть ({ hearts-suit }) у вас есть: { $cards }. { $card } сыграть нельзя.
hearts-refusal-breaking = { $card }: с червей не заходят, пока ни одна из них не вышла.
hearts-no-card = «{ $text }» — не карта. Напишите карту, например 9h или 9ч.
hearts-seats = В эти червы играют вдвоём, а игроков { $seats }.
hearts-house-form = Настройка { $option } что-то значит, только когда match={ $form }. Выберите это значение для «{ hearts-option-match }» или уберите настройку.

## Счёт

hearts-row-hearts = Взято червей
hearts-row-lady = Пиковая дама
hearts-row-moon = Очки за сдачу
hearts-row-difference = Разница победителю
hearts-sheet-moon = Один взял все карты, которые идут в счёт, и очки за них записаны другому.
hearts-standing-one-deal = { $count ->
    [taken] { $lady ->
        [yes] Одна сдача. Выигрывает тот, у кого меньше очков.
       *[no] Одна сдача. Выигрывает тот, у кого меньше червей.
      }
   *[difference] Одна сдача. Выигравший получает разницу.
  }
hearts-standing-deals = { $count ->
    [taken] { $deals ->
        [one] Играют { $deals } сдачу. Очки — за взятое: чем меньше, тем лучше.
        [few] Играют { $deals } сдачи. Очки — за взятое: чем меньше, тем лучше.
       *[many] Играют { $deals } сдач. Очки — за взятое: чем меньше, тем лучше.
      }
   *[difference] { $deals ->
        [one] Играют { $deals } сдачу. Разницу получает выигравший сдачу: чем больше очков, тем лучше.
        [few] Играют { $deals } сдачи. Разницу получает выигравший сдачу: чем больше очков, тем лучше.
       *[many] Играют { $deals } сдач. Разницу получает выигравший сдачу: чем больше очков, тем лучше.
      }
  }
hearts-standing-target = { $count ->
    [taken] До { $target } очков. Кто их набрал, тот проиграл: чем меньше, тем лучше.
   *[difference] До { $target } очков. Кто первым их наберёт, тот выиграл.
  }
hearts-verdict = { $count ->
    [taken] { table-won }: очков меньше, { $points } против { $other }.
   *[difference] { table-won }: очков больше, { $points } против { $other }.
  }
hearts-verdict-resigned = { table-gave-up }. { table-won }.

## Правила

hearts-section-players = Игроки и карты
hearts-section-deal = Сдача
hearts-section-play = Розыгрыш
hearts-section-scoring = Счёт
hearts-section-match = Партия

hearts-rule-aim = Играют на взятки, и задача — по возможности не брать червей.
hearts-rule-players = Играют вдвоём.
hearts-rule-pack = Нужна одна колода в 52 карты, без джокеров.
hearts-rule-rank = Старшинство в масти: туз, король, дама, валет, десятка и так до двойки. Козырей нет.
hearts-rule-first_dealer = Кому сдавать первым, решает снятие: сдаёт тот, кому открылась младшая карта (старше всех туз). Если карты равны, снимают ещё раз.
hearts-rule-deal = Сдающий раздаёт каждому по 13 карт, по одной, начиная с противника.
hearts-rule-stock = Остальные 26 карт кладут рубашкой вверх посреди стола: это колода.
hearts-rule-next_dealer = Сдают по очереди.
hearts-rule-lead = Первым заходит противник сдающего, с { $breaking ->
    [yes] любой карты, кроме червей
   *[no] любой карты
  }.
hearts-rule-breaking-false = Заходить можно с любой масти, и с червей тоже.
hearts-rule-breaking-true = С червей не заходят, пока хотя бы одна из них не вышла: её сбросили или ею сыграли. Если на руках одни червы, заходить с них можно.
hearts-rule-follow = Второй отвечает картой той же масти, если она у него есть. Перебивать он не обязан.
hearts-rule-discard = У кого масти нет, сбрасывает любую карту; обычно выгодно избавиться от червы.
hearts-rule-hand = Ходят картой со своей руки и карт друг другу не показывают.
hearts-rule-trick = Взятку забирает тот, кто положил старшую карту масти, с которой зашли. Он откладывает её к себе рубашкой вверх.
hearts-rule-turn = Кто взял взятку, тот и заходит снова.
hearts-rule-draw = Перед следующим заходом оба берут по карте из колоды: сначала взявший взятку, потом другой.
hearts-rule-play_out = Когда колода кончится, разыгрывают последние тринадцать карт. Всего в сдаче 26 взяток.
hearts-rule-hearts = { $lady ->
    [yes] После сдачи каждый считает взятое: черва — очко{ "" }
   *[no] После сдачи каждый считает взятых червей: черва — очко, всего их 13
  }. Чем меньше, тем лучше.
hearts-rule-black_lady-false = Пиковая дама — карта как все.
hearts-rule-black_lady-true = Пиковая дама стоит 13 очков, столько же, сколько все червы вместе. Всего в сдаче 26 очков.
hearts-rule-moon-false = { $lady ->
    [yes] Если один взял всех червей и пиковую даму, он и получает все 26 очков.
   *[no] Если один взял всех червей, он и получает все 13 очков.
  }
hearts-rule-moon-true = { $lady ->
    [yes] Если один взял всех червей и пиковую даму, у него ноль, а 26 очков записывают другому.
   *[no] Если один взял всех червей, у него ноль, а 13 очков записывают другому.
  }
hearts-rule-count-taken = Каждому записывают то, что он взял; впереди тот, у кого меньше.
hearts-rule-count-difference = Очки записывают только тому, кто взял меньше: разницу между двумя счетами. Впереди тот, у кого записано больше.
hearts-rule-match-one_deal = Партия — это одна сдача.
hearts-rule-match-deals = Партия — это условленное число сдач; { $count ->
    [taken] выигрывает тот, у кого в сумме меньше
   *[difference] выигрывает тот, у кого в сумме больше
  }.
hearts-rule-match-target = Играют сдачу за сдачей, пока кто-нибудь не наберёт очки, до которых условились играть. { $count ->
    [taken] Выигрывает тот, у кого их меньше
   *[difference] Выигрывает тот, у кого их больше
  }.
hearts-rule-deals = { $number ->
    [one] Играют { $number } сдачу.
    [few] Играют { $number } сдачи.
   *[many] Играют { $number } сдач.
  }
hearts-rule-target = { $number ->
    [one] Играют до { $number } очка.
   *[other] Играют до { $number } очков.
  }
hearts-rule-ties = Если к концу партии очков поровну, играют ещё одну сдачу.

## Настройки

hearts-option-match = Партия
hearts-option-match-help = Сколько сдач в партии.
hearts-value-match-one_deal = одна сдача
hearts-value-match-deals = несколько сдач
hearts-value-match-target = до заданных очков
hearts-option-deals = Число сдач
hearts-option-deals-help = Сколько сдач играть, если партия из нескольких сдач.
hearts-value-deals = { $number ->
    [one] { $number } сдача
    [few] { $number } сдачи
   *[many] { $number } сдач
  }
hearts-option-target = До скольких очков
hearts-option-target-help = На скольких очках кончается партия до заданных очков.
hearts-value-target = { $number }
hearts-option-count = Что записывают
hearts-option-count-help = Каждому взятое или разницу тому, кто взял меньше.
hearts-value-count-taken = каждому взятое
hearts-value-count-difference = разницу победителю
hearts-option-black_lady = Пиковая дама
hearts-option-black_lady-help = Стоит ли пиковая дама 13 очков.
hearts-value-black_lady-false = не в счёт
hearts-value-black_lady-true = 13 очков
hearts-option-moon = Кто взял всё
hearts-option-moon-help = Что бывает, если один взял все карты, которые идут в счёт.
hearts-value-moon-false = получает все очки
hearts-value-moon-true = очки идут другому
hearts-option-breaking = Заход с червей
hearts-option-breaking-help = Можно ли заходить с червей, пока они не вышли.
hearts-value-breaking-false = когда угодно
hearts-value-breaking-true = когда червы вышли

hearts-book-leeming = Лиминг
hearts-book-leeming-about = Так, как их описывает книга: одна сдача, выигрывает тот, у кого меньше червей.

hearts-silent-match = Наш выбор: в источнике партия — это одна сдача, о более длинной он не говорит.
hearts-silent-variants = Наш выбор: в источнике этого нет; так бывает в других видах этой игры.
hearts-silent-pack = Наш выбор: прямо не сказано, но по 13 карт двоим и 26 в колоде — это 52.
hearts-silent-rank = Наш выбор: в источнике не сказано; так обычно в играх на взятки.
hearts-silent-first-dealer = Наш выбор: в источнике не сказано, кто сдаёт первым.
hearts-silent-hand = Само собой разумеется, и в источнике об этом не сказано.
hearts-silent-ties = Наш выбор: червей 13, и в одной сдаче поровну не бывает; источник о другом не говорит.
hearts-silent-next-dealer = Наш выбор: в источнике не сказано; обычно сдают по очереди.
