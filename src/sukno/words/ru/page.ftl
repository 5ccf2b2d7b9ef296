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
  } { $suit ->
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
page-taken-short = взято { $cards }
page-deal = Сдача { $deal }
page-match = Партия
page-score = Счёт

## Лоток

page-your-turn = Ваш ход
page-choose-card = Выберите карту на руках
page-choose-first = Сначала выберите карту на руках.
page-next = Вы следующие
page-watch = Карты в пути
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
page-play = Такой ход
page-undo = Взять назад
page-step-back = Шаг назад
page-earlier = Раньше
page-later = Позже
page-to-game = К игре

## Окна

page-close = Закрыть
page-understood = Понятно
page-go-on = Дальше
page-sheet = Итог сдачи
page-item = Что считается
page-match-score = Счёт партии
page-deals = Очки по сдачам
page-next-deal = Следующая сдача
page-look = На стол
page-again = Сыграть ещё
page-record = Скачать запись
page-open-record = Открыть запись
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
page-theme = Освещение
page-theme-dark = тёмное
page-theme-light = светлое
page-as-system = как в системе
page-as-language = по языку
page-sound = Звук
page-off = нет
page-on = есть

## Связь

page-lost = Связь пропала; пробую снова…
page-offline = Стол не отвечает. Запущен ли Сукно?
page-try-again = Ещё раз
