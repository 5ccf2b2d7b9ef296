# Казино: почему ход нельзя сделать, что при нём говорят и чем кончилась партия.

casino-name = Казино
casino-about = Берите карты со стола своими: взятия, построения, свипы.
casino-bots = Новичок не замечает большинства сумм и быстро забывает вышедшие карты, любитель замечает не все и не ценит пики, внимательный видит всё и берёт, что на вид лучше, бывалый (только вдвоём) не ошибается в последнем туре, знаток считает карты всю сдачу, мастер ещё и читает по ходам, что у вас на руках (где карты не добирают по одной).

## Значения словами

casino-value = { $value ->
    [1] туз
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
    [11] одиннадцать
    [12] двенадцать
    [13] тринадцать
    [14] четырнадцать
    [15] пятнадцать
   *[16] шестнадцать
  }
casino-values = { $value ->
    [1] тузы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
    [6] шестёрки
    [7] семёрки
    [8] восьмёрки
    [9] девятки
    [10] десятки
    [11] по одиннадцать
    [12] по двенадцать
    [13] по тринадцать
    [14] по четырнадцать
    [15] по пятнадцать
   *[16] по шестнадцать
  }
casino-value-dative = { $value ->
    [1] тузу
    [2] двойке
    [3] тройке
    [4] четвёрке
    [5] пятёрке
    [6] шестёрке
    [7] семёрке
    [8] восьмёрке
    [9] девятке
    [10] десятке
    [11] одиннадцати
    [12] двенадцати
    [13] тринадцати
    [14] четырнадцати
    [15] пятнадцати
   *[16] шестнадцати
  }

## Отказы

refusal-turn = Сейчас не очередь этого места.
refusal-hand = { CARD($card, case: "genitive") } нет на руках.
refusal-twice = Карта названа дважды.
refusal-not-there = { $card } не лежит на столе.
refusal-no-build = На столе нет построения с младшей картой { CARD($card, case: "instrumental") }.
refusal-whole-build = { $card } входит в построение на { $value }: его берут целиком, картой ценой { $value }, или не трогают.
refusal-takes-nothing = Взять нужно хотя бы одну карту. Чтобы ничего не брать, выложите карту.
refusal-trail-own-build = Пока на столе ваше построение на { $value }, выкладывать карту нельзя. { $obligation ->
    [take_or_build] Возьмите его или стройте.
   *[no_trail] Возьмите его, возьмите другое или стройте.
  }
refusal-trail-captures = { $card } может что-то взять, поэтому выложить эту карту нельзя.
refusal-trail-can-capture = Выложить карту можно, только если нельзя ни взять, ни построить, а одна из ваших карт может взять.
refusal-trail-can-build = Выложить карту можно, только если нельзя ни взять, ни построить, а одну из ваших карт можно поставить в построение.
refusal-picture-in-sum = { $picture } здесь ничего не стоит: картинку берут только такой же картинкой. { $card } берёт равные карты и те, что дают её в сумме.
refusal-picture-value = { $card } ничего не стоит, поэтому число после неё не пишут.
refusal-picture-pairs = { $card } берёт такую же картинку и больше ничего.
refusal-pictures-one = { $card } берёт за раз ровно одну такую же картинку.
refusal-pictures-one_or_three = { $card } берёт одну такую же картинку или все три, но не две.
refusal-no-high-value = За этим столом { $card } стоит { $value } и ничего другого.
refusal-high-not-needed = { $card } берёт эти карты и по младшей цене; такой ход пишут без числа.
refusal-announced-value = Построение на { $value } берут только картой ценой { $value }; { $card } не подходит.
refusal-sum = { $cards }: эти карты не делятся на группы по { $value } без остатка.
refusal-sum-high = { $card } берёт эти карты только как { $value }; укажите это в ходе.
refusal-take-or-build = На столе ваше построение на { $value }: возьмите его или стройте. Взять что-то другое здесь мало.
refusal-own-build = { $card } ещё понадобится вам для вашего построения на { $value }.
refusal-own-builds = Одна карта на руках отвечает за построения одного числа: вашему построению на { $value } карты не останется.
refusal-announced-high = { $card } берёт построение на { $value }, только когда стоит { $value }; укажите это в ходе.
refusal-too-high = За этим столом ни одна карта не стоит { $value }: строят до { $highest }.
refusal-no-building = В этом своде правил построений нет.
refusal-new-builds-only = За этим столом делают только новые построения; лежащее построение не меняют.
refusal-single-only = За этим столом строят только одиночные построения: все карты вместе дают число один раз.
refusal-picture-built = { CARD($card, case: "accusative") } нельзя строить: картинки здесь ничего не стоят.
refusal-build-alone = Для нового построения нужна хотя бы одна карта со стола.
refusal-build-sum = { $cards }: эти карты не делятся на группы по { $value } без остатка.
refusal-absorb = Построение наращивают одной картой с руки; карты со стола добавлять нельзя.
refusal-absorb-sum = { $cards }: в наращённое построение входят только целые группы по { $value }.
refusal-raise-sum = { $card } к построению на { $value } даёт { $sum }. Наращивают только картой с руки.
refusal-multiple-fixed = Составное построение своего числа не меняет: построение на { $value } нельзя нарастить.
refusal-raise-own = Наращивать можно только свои построения.
refusal-raise-opponents = Наращивать можно только построения противников.
refusal-add-own = Добавлять можно только к своим построениям.
refusal-must-join = На столе уже есть построение на { $value }: добавьте к нему.
refusal-hold-card = Чтобы строить { $value }, нужно оставить на руках карту ценой { $value }.
refusal-claim = В этом своде правил очки не объявляют.

## Ходы текстом

notation-no-move = «{ $text }» — не ход. Примеры: 9h выложить, 6cx2h4s взять, 2d+4s=6 построить, 2d+[7]=9 нарастить, 3h+6d[9]=9 добавить.
notation-call = «{ $call }» — объявление, а не ход: лист счёта с полем claimant рассудит sukno score.
notation-capture-value = «{ $text }»: у взятия нет числа в конце. Туз ценой 14 пишут так: Ac=14xKdAh.
notation-build-value = «{ $text }»: построение кончается своим числом, например 2d+4s=6.
notation-two-builds = За один ход трогают не больше одного построения.
notation-card-value = { $card } никогда не стоит { $value }.
notation-no-build = Построения { $name } на столе нет.
notation-which-build = На столе несколько построений на { $value }: напишите одно из { $names }.
card-unknown = «{ $text }» — не карта. Карту пишут так: старшинство и масть, например As, Td, 9h или Тп, 10б.

## Разговор за столом

say-dealt = По { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[many] { $cards } карт
  } на руки.
say-last = Последняя.
say-trail = Выкладываю { CARD($card, case: "accusative") }
say-capture = Беру { casino-taken } картой { CARD($card, case: "instrumental") }
say-sweep = Беру { casino-taken } картой { CARD($card, case: "instrumental") }: свип
casino-taken = { $what ->
    [loose] { CARD($cards, case: "accusative") }
    [build] построение на { $value }
    [both] { CARD($cards, case: "accusative") } и построение на { $value }
    [builds] { casino-builds } на { $value }
   *[several] { CARD($cards, case: "accusative") } и { casino-builds } на { $value }
  }
casino-builds = { $builds ->
    [one] { $builds } построение
    [few] { $builds } построения
   *[many] { $builds } построений
  }
casino-joined = { $what ->
    [nothing] { $card }
    [loose] { $card } к { CARD($cards, case: "dative") }
    [build] { $card } к построению на { $old }
   *[both] { $card } к построению на { $old } и ещё { CARD($cards, case: "dative") }
  }
say-build = { $call }: { casino-joined }
say-residue = Остаток: { $cards }
say-residue-nobody = Остаток, никому: { $cards }
say-no-residue = Остатка нет.
announce-single = Строю { casino-value }
announce-multiple = Строю { casino-values }

## Кнопки

button-trail = Выложить
button-take = Взять { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
  }
button-sweep = Свип: взять { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
  }
button-build = Построить { $value }
button-build-multiple = Построить { casino-values }
button-raise = Нарастить до { $value }
button-add = Добавить к { casino-value-dative }
describe-trail = { $button }: { $card }
describe-take = { $button }: { casino-taken } картой { CARD($card, case: "instrumental") }
describe-build = { $button }: { casino-joined }

## Лист счёта

casino-suits = { $suit ->
    [c] Трефы
    [d] Бубны
    [h] Червы
   *[s] Пики
  }
casino-suits-low = { $suit ->
    [c] треф
    [d] бубен
    [h] червей
   *[s] пик
  }

item-cards = { $majority ->
    [threshold] От { $number } карт
   *[most] Больше карт
  }
item-suit = { $kind ->
    [each] { casino-suits }
    [threshold] От { $number } { casino-suits-low }
   *[most] Больше { casino-suits-low }
  }
item-big = Большое казино, { $card }
item-little = Малое казино, { $card }
item-aces = Тузы
item-sweeps = Свипы
item-jack = Валет { casino-suits-low }
item-ace-s = Туз пик
item-ace-c = Туз треф
item-ace-h = Туз червей
item-ace-d = Туз бубен

## Конец партии

verdict-points = { table-won }, { $points }.
verdict-draw = Ничья, { $points }.
verdict-multiplied = { table-won }, { $points }. Очки победителя { $multiplier ->
    [2] удваиваются
   *[4] умножаются на четыре
  }; чистый выигрыш { $net }.
verdict-count-out = { table-won }, { $points }. 21 очко есть у нескольких; по порядку счёта победитель набирает его первым, решает: { $item }.
verdict-cards = { table-won }, { $points }. Очков поровну, решает число карт.
verdict-claim = Очки объявлены верно. { table-won }, { $points } из { $target }.
verdict-false-claim = { called-too-early }. { table-won }.
verdict-false-claim-drawn = { called-too-early }, и это проигрыш; у остальных поровну.
called-too-early = { ID($by) ->
    [player-you] Вы объявили очки слишком рано, { $points } из { $target }
    [player-your-side] Ваша сторона объявила очки слишком рано, { $points } из { $target }
    [player-pair] { $by } объявили очки слишком рано, { $points } из { $target }
   *[other] { $by } объявляет очки слишком рано, { $points } из { $target }
  }
verdict-resigned = { table-gave-up }. { table-won }. По сыгранным сдачам { $points }.
verdict-resigned-drawn = { table-gave-up }; у остальных поровну. По сыгранным сдачам { $points }.

## Позиции и листы счёта

position-hands = В позиции { $hands ->
    [one] { $hands } рука
    [few] { $hands } руки
   *[many] { $hands } рук
  }, а игроков { $seats }; дайте по одной на каждого: карты или их число.
position-hand = hands[{ $seat }]: дайте карты, например «6c Kd 9h», или, если они закрыты, их число от 0 до 52.
position-to-act = Укажите в to_act, чей ход: открыта не ровно одна рука.
position-mover-hand = hands[{ $seat }]: рука того, кто ходит, должна быть картами, а не числом.
position-twice = В позиции больше одного раза: { $cards }.
position-count = { $cards ->
    [one] В этой позиции { $cards } карта, а в колоде 52.
    [few] В этой позиции { $cards } карты, а в колоде 52.
   *[many] В этой позиции { $cards } карт, а в колоде 52.
  }
position-own-build = Тот, кто ходит, владеет построением на { $value } и не держит карты для него. Так не бывает.
position-no-builds = { $where }: в этом своде правил построений нет.
position-build-empty = { $where }: в построении хотя бы две карты, группами, например [«3d 4c»].
position-build-picture = { $where }: картинки, которые ничего не стоят, в построение не входят.
position-build-sum = { $where }: { $cards } не дают { $value }.
game-other = Эта команда знает только позиции казино, а «{ $game }» — другая игра. Сыграть в неё: sukno play { $game }. Посмотреть записанную игру: sukno replay RECORD.
score-sides = В файле { $given } сторон; при { $seats } игроках их { $sides }.
score-cards = У сторон вместе { $cards } карт; в конце сдачи их 52, или ни одной, если никто ничего не взял.
score-twice = В файле больше одного раза: { $cards }.
score-nothing = Дайте sides (что взяла каждая сторона) или deals (очки сыгранных сдач), или то и другое.
score-before = before и сумма deals расходятся; дайте что-то одно.
score-decided = По данным очкам партия кончилась до этой сдачи.
score-count-out = По очкам сдачи 21 есть у нескольких сторон; кто первый, видно только по картам. Дайте эту сдачу как sides.
score-cards-unknown = Очков у цели поровну, и решает, у кого больше карт. Дайте эту сдачу как sides.
score-claim = Объявляющий бывает только там, где свод правил знает объявление и у партии есть цель.
score-sweep-order = sweep_order называет сторону каждого свипа; он не сходится со свипами сторон.
score-sweeps = Без взятых карт свипа не бывает.
pack-wrong = В колоде 52 разные карты. В этой карт { $cards }, разных из них { $different }.

## Ответы в командной строке

check-legal = { $move }: ход возможен.
check-captured = Взяты: { $cards }
check-build-single = Построение на { $value }, одиночное, игрок { $owner }: { $cards }
check-build-multiple = Построение на { $value }, составное, игрок { $owner }: { $cards }
check-table = На столе: { $cards }
check-table-empty = На столе пусто.
check-sweep = Свип.
check-announce = При этом говорят: «{ $announce }»
check-residue = Остаток берёт игрок { $seat }: { $cards }
check-residue-nobody = Остаток никому: { $cards }
check-illegal = { $move }: так ходить нельзя. { $why }
check-rule = Правило: { $rule }
check-source = Источник { $file }: «{ $phrase }»
check-source-silent = В источниках об этом не сказано. { $why }
moves-none = Ходов нет.
moves-more = … и ещё { $more }.
moves-many = … всего больше { $most }.
score-side = Сторона { $side }: { $points }
score-item = { $item }: { $points }
score-totals = Партия: { $totals }
score-winner = Победила сторона { $side }.
score-draw = Ничья.
score-goes-on = Партия продолжается.
score-multiplier = Множитель { $multiplier }; чистый выигрыш { $net }.
score-claim-right = У стороны { $side } { $points } очков: объявление верно.
score-claim-wrong = У стороны { $side } { $points } очков: объявление неверно.
