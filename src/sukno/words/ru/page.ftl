# Страница: что она говорит помимо слов самой игры.

page-title = Сукно: казино
page-card = { $rank ->
    [A] туз
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [T] десятка
    [J] валет
    [Q] дама
   *[K] король
  } { page-suit }
page-card-genitive = { $rank ->
    [A] туза
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
    [6] шестёрки
    [7] семёрки
    [8] восьмёрки
    [9] девятки
    [T] десятки
    [J] валета
    [Q] дамы
   *[K] короля
  } { page-suit }
page-card-accusative = { $rank ->
    [A] туза
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
    [6] шестёрку
    [7] семёрку
    [8] восьмёрку
    [9] девятку
    [T] десятку
    [J] валета
    [Q] даму
   *[K] короля
  } { page-suit }
page-card-dative = { $rank ->
    [A] тузу
    [2] двойке
    [3] тройке
    [4] четвёрке
    [5] пятёрке
    [6] шестёрке
    [7] семёрке
    [8] восьмёрке
    [9] девятке
    [T] десятке
    [J] валету
    [Q] даме
   *[K] королю
  } { page-suit }
page-card-instrumental = { $rank ->
    [A] тузом
    [2] двойкой
    [3] тройкой
    [4] четвёркой
    [5] пятёркой
    [6] шестёркой
    [7] семёркой
    [8] восьмёркой
    [9] девяткой
    [T] десяткой
    [J] валетом
    [Q] дамой
   *[K] королём
  } { page-suit }
page-suit = { $suit ->
    [c] треф
    [d] бубен
    [h] червей
   *[s] пик
  }

## Стол

page-table = Стол
page-hand = Ваши карты
page-tray = Ваш ход
page-rail = Счёт и ходы
page-moves = Ходы
page-log-empty = Пока ничего не сказано.
page-rules = Правила
page-menu = Меню
page-help = Помощь
page-place = { $place } из { $of }
page-build-name = Построение на { $value }, { $kind ->
    [single] одиночное
   *[multiple] составное
  }, { $whose ->
    [you] ваше
    [nobody] ничьё
   *[other] владелец: { $owner }
  }: { $cards }
page-dealer = Сдающий
page-holds = На руках { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }
page-deal = { $part ->
    [pack] Колода { $deal }
   *[deal] Сдача { $deal }
  }
page-match = Партия
page-score = Счёт

## Лоток

page-your-turn = Ваш ход
page-choose-card = Выберите карту на руках
page-choose-first = Сначала выберите карту на руках.
page-next = Вы следующие
page-clear = Снять
page-no-move = С этими картами хода нет
page-take = Взять
page-sweep = Свип
page-cards = { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
  }
page-build = Построить
page-raise = Нарастить
page-raise-to = до { $value }
page-add = Добавить
page-add-to = к { casino-value-dative }
page-lay-down = Выложить
page-forbidden = Так нельзя:
page-why = почему?
page-undo = Отменить ход
page-step-back = Шаг назад
page-earlier = Раньше
page-later = Позже
page-to-game = К игре

## Окна

page-close = Закрыть
page-understood = Понятно
page-cancel = Отмена
page-go-on = Дальше
page-sheet = { $part ->
    [pack] Итог колоды
   *[deal] Итог сдачи
  }
page-item = Что считается
page-match-score = Счёт партии
page-deals = { $part ->
    [pack] Очки по колодам
   *[deal] Очки по сдачам
  }
page-next-deal = { $part ->
    [pack] Следующая колода
   *[deal] Следующая сдача
  }
page-look = На стол
page-again = Сыграть ещё
page-record = Скачать запись
page-open-record = Открыть запись
page-claim-short = Объявить
page-claim = Объявить очки
page-shuffle-kept = Тасовка сходится с обещанной
page-shuffle-broken = Тасовка не та, что обещана
page-shuffle-open = Здесь тасовку не проверить
page-shuffle-how = До первой карты страница получила обещание: хеш SHA-256 от случайного числа и всей колоды по порядку. Теперь то и другое открыто, и браузер сам посчитал хеш ещё раз. То же делает с записью команда «sukno verify».
page-shuffle-promise = Обещано до сдачи
page-shuffle-nonce = Случайное число
page-shuffle-pack = Колода, сверху вниз
page-motion = Движение карт
page-motion-full = есть
page-motion-still = нет
page-print = Знаки на картах
page-print-usual = обычные
page-print-large = крупные
page-theme = Освещение
page-theme-dark = тёмное
page-theme-light = светлое
page-as-system = как в системе
page-as-language = по языку
page-pace-at-once = Здесь у ботов своя скорость, это их сила; быстрее или медленнее движутся только карты.
page-sound = Звук
page-off = нет
page-on = есть

## Связь

page-lost = Связь пропала; пробую снова…
page-not-sent = Связи нет: ничего не отправлено. Пробую снова…
page-offline = Стол не отвечает. Запущен ли Сукно?
page-no-seat = Такого места нет: ссылка неверна или стол удалён.
page-try-again = Ещё раз

## Новый стол

page-house = Домашние правила
page-house-rule = Домашнее правило
page-changes = { $changes ->
    [one] { $changes } изменение
    [few] { $changes } изменения
   *[many] { $changes } изменений
  }
page-all-options = Все домашние правила
page-by-book = Как в своде
page-as-book = Всё как в своде

## Правила, столы, записи

page-source = Источник { $number }
page-silent = Источники молчат
page-here = Вы здесь
page-look-at = Смотреть
page-delete = Удалить
page-delete-sure = Нажмите ещё раз, чтобы удалить этот стол насовсем.
page-replay-about = Запись — это вся партия текстом. Откройте её, и партия пройдёт ещё раз, со всеми картами на виду.
page-replay-file = Выбрать файл
page-replay-this = Эта партия
page-replay-empty = Показывать пока нечего: что ещё играют, то закрыто.
page-replay-place = Место в записи
page-replay-play = Показывать
page-replay-speed = Скорость: { $times }

## Столы других игр

page-title-game = Сукно: { $game }
page-not-your-turn = Сейчас не ваш ход.
page-face-down = рубашкой вверх
page-only-buttons = Сейчас ходят не картой, а кнопкой.
page-auto = Без остановок
page-auto-stop = Остановить
page-game = Игра

## Люди за столом

page-friend = друг, по ссылке
page-friend-help = Для друга откроется ссылка: её можно отправить как угодно. Карты сдаются сразу, и стол подождёт.
page-own-name = Ваше имя (необязательно)
page-invite = Позвать
page-invite-title = Позвать друга
page-invite-help = Отправьте ссылку другу: кто первым сядет по ней за стол, тот и играет. Ваших карт она не показывает и второй раз не сработает.
page-invite-play = К картам
page-link = Ссылка для игрока: { $player }
page-copy = Скопировать
page-copied = Скопировано
page-share = Отправить
page-renew = Сменить ссылку
page-fill = Посадить бота
page-reach-own = По этому адресу стол найдёт только ваш компьютер.
page-reach-how = Чтобы его нашли и другие, остановите Сукно (Ctrl+C) и запустите так; эта страница сама вернётся за стол:
page-reach-near = Ссылка ведёт на ваш компьютер: её откроют те, кто в той же сети, например дома по Wi-Fi.
page-device = Этот стол на другом устройстве
page-device-help = Откройте эту ссылку на другом устройстве, и ваше место будет и там. Никому её не отправляйте: кто её откроет, увидит ваши карты и сможет ходить за вас.
page-device-link = Ссылка на ваше место
page-awaited-turn = { $player } ещё не за столом, а ход за ним
page-sat-down = { $player } за столом.
page-present = на связи
page-absent = не на связи
page-others-went-on = Игра уже идёт дальше; этот итог открыт, пока вы его не закроете.
page-leave = Убрать из списка
page-leave-sure = Нажмите ещё раз, чтобы убрать этот стол из своего списка. У остальных он останется.
page-invited = Вас зовут за стол
page-invited-by = { $host } зовёт вас за стол
page-invited-closed = Сесть по этой ссылке нельзя
page-invited-also = За этим столом вы уже сидите, в этом же браузере. Сядете и здесь — увидите карты обоих мест.
page-who-sits = Кто за столом
page-my-seat = На моё место
page-own-table = За свой стол

## Столы, где у каждого разложены свои карты

page-laid-middle = В середине
page-laid-own = Ваши колонки
page-laid-backs = { $cards ->
    [one] { $cards } закрытая карта
    [few] { $cards } закрытые карты
   *[many] { $cards } закрытых карт
  }
page-laid-first = Вас опередили: там уже лежит { $card } ({ $name }).
page-laid-not-there = { CARD($card, case: "accusative") } туда не положить.
page-laid-none-up = В середину сейчас положить нечего.
page-laid-wait = Ждём остальных.
page-laid-no-undo = Здесь играют все сразу, и ходы назад не берут.

## Помощь

page-help-picture = Нажмите на карту на руках, чтобы сыграть ею, или перетащите её на стол. Если ею можно сыграть по-разному, вас спросят, как именно. Что можно сделать без карты, написано на кнопках; на стопку с латунной каймой тоже можно нажать.
page-help-why = В строке над кнопками сказано, что сейчас делать. Нажмите на карту, которой сыграть нельзя, и вам ответят, какое правило этого не позволяет.
page-help-laid = Нажмите на карту: если идти ей можно только в одно место или есть место в середине, она уйдёт туда сразу; если мест несколько, они подсветятся, и нажать надо на одно из них. Второе нажатие на карту её отпускает. Карту, с теми, что на ней лежат, можно и перетащить. Колоду открывают нажатием.
page-help-at-once = Играют все сразу. Ваш ход виден тут же; если кто-то успел раньше, карта вернётся, а вы узнаете, чья карта её опередила.
page-help-pace = Боты различаются скоростью: здесь это и есть их сила.
page-key-play = сыграть картой, нажать кнопку
page-key-push = первая кнопка: взять карту, пас, открыть карту
page-key-laid-place = колонка, а дальше остальные стопки: взять следующую карту, которая может ходить, или положить туда взятую
page-key-laid-turn = открыть карты из колоды
page-key-laid-middle = в середину: взятую карту или любую, какая подходит
page-key-laid-button = можно начинать; нет хода
page-key-laid-press = нажать на карту
page-key-auto = играть без остановок, где нечего решать

page-help-play = Выберите карту на руках. Самое большое взятие отмечается сразу; нажимайте на карты и построения на столе, чтобы добавить их или убрать. На кнопках написано, что произойдёт; пока не нажмёте, ничего не делается.
page-help-marks = Кайма с пустым кружком: карта подходит к вашей. Галочка: карта выбрана. Латунная черта под картой: она пришла последним ходом.
page-help-builds = Построение лежит на подложке цвета владельца. На бирке его число; двойной край бирки — построение составное и своего числа не меняет.
page-help-drag = Карту можно и перетащить: на карту или построение, чтобы их выбрать, на пустое сукно, чтобы выложить.
page-keys = Клавиши
page-keys-places = Буквы означают места на клавиатуре: с русской раскладкой они те же. Вопросительный знак — где бы он ни был.
page-key-card = выбрать карту на руках
page-key-arrows = ходить по картам; вверх к столу, вниз к рукам
page-key-space-name = Пробел
page-key-space = выбрать или снять выбор
page-key-acts = взять, построить, выложить
page-key-why = почему нет? Правило и его источник
page-key-escape = снять выбор; потом меню
page-key-undo = отменить свой последний ход
page-key-back = шаг назад и вперёд, ход за ходом
page-key-panels = ходы, счёт, правила
page-key-captures = посмотреть взятое
page-key-claim = объявить очки, где свод это знает
page-key-menus = новый стол, меню
page-key-help = эта помощь

## Hints

page-hint = Подсказка
page-hint-thinking = Думаю…
page-hint-moves = Показать ходы
page-hint-why = Почему
page-hint-play = Так и сыграть
page-hint-play-this = Так и сыграть: { $move }
page-hints-agreed = Подсказки можно всем
page-invited-hints = За этим столом можно брать подсказки: кто садится, тот согласен.
page-key-hint = подсказка
