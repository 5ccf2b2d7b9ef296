"""The picture of a table as a widget: it shows a scene and lets the player choose a move with keys or mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from textual import events
from textual.strip import Strip

from sukno.cards import Card
from sukno.core.picture import Offer, Place
from sukno.terminal.keys import bind, latin
from sukno.terminal.pictures import Moment, Picture
from sukno.words import message

from .choosing import Choosing
from .draw import LETTERS, draw
from .scene import MIDDLE, Drawing, Scene


class PicturedWidget(Picture):
    """The table, the tray and the hand."""

    BINDINGS = [
        bind("left", "step(-1)"),
        bind("right", "step(1)"),
        bind("up", "buttons"),
        bind("down", "cards"),
        bind("enter", "primary"),
        bind("space", "tap"),
        bind("w", "why"),
    ]

    def __init__(self, game: Any) -> None:
        """``game``: a ``PicturedGame``."""
        super().__init__()
        self._game = game
        self._moment: Moment | None = None
        self._scene: Scene | None = None
        self._drawing: Drawing | None = None
        self._version = -1
        """Of the table at which something is being chosen."""

    # Showing

    def show(self, moment: Moment) -> None:
        """Show a moment; what was chosen stays while the turn is the same."""
        before, self._moment = self._scene, moment
        match, seen = moment.seen.match, moment.seen
        over = not moment.to_act and not moment.back
        scene = Scene(
            picture=self._game.picture(moment.view),
            game=self._game.prose.called,
            standing=self._game.standing(match),
            deal=match.finished + (0 if over and match.finished else 1),
            part=self._game.prose.part,
            totals=tuple(match.totals),
            sides=self._game.sides(match),
            own=seen.seat or 0,
            dealer=moment.dealer,
            to_act=moment.to_act,
            over=match.over,
            names=moment.names,
            strengths=moment.strengths,
            words=moment.words,
            deck=moment.deck,
            back=moment.back,
            at_once=moment.at_once,
            undoes=self._game.undoes,
            plays_cards=self._game.plays_cards,
            notice=moment.notice,
            non_stop=moment.non_stop,
        )
        if moment.active:
            scene = replace(scene, choosing=self._kept(before, moment) or self._anew(scene, moment))
        self._version = seen.version
        self._redraw(scene)

    def _kept(self, before: Scene | None, moment: Moment) -> Choosing | None:
        """What was being chosen, where it is still the same turn."""
        if before is None or before.choosing is None or self._version != moment.seen.version:
            return None
        return before.choosing

    def _anew(self, scene: Scene, moment: Moment) -> Choosing:
        """What may be done now. Where all play at once what was chosen stays chosen, though others have played on."""
        choosing = Choosing(self._game.offers(moment.view), scene.held if scene.plays_cards else ())
        had = self.choosing
        return had.among(choosing.offers, scene.own_cards) if moment.at_once and had is not None else choosing

    @property
    def scene(self) -> Scene | None:
        """What is shown now; None before the first moment."""
        return self._scene

    @property
    def choosing(self) -> Choosing | None:
        """The move in the making; None where there is none to make."""
        return self._scene.choosing if self._scene else None

    @property
    def handless(self) -> bool:
        """See ``Picture``."""
        return self._scene is not None and self._scene.handless

    @property
    def only(self) -> str | None:
        """See ``Picture``."""
        offers = self.choosing.offers if self.choosing else ()
        return offers[0].move if len(offers) == 1 and offers[0].card is None else None

    def _redraw(self, scene: Scene | None) -> None:
        self._scene, self._drawing = scene, None
        self.refresh()

    def on_resize(self) -> None:
        """Another size is another picture."""
        self._redraw(self._scene)

    def render_line(self, y: int) -> Strip:
        """A row of the picture."""
        drawing = self.drawing
        return Strip.blank(self.size.width) if drawing is None else drawing.canvas.strip(y)

    @property
    def drawing(self) -> Drawing | None:
        """The picture in the size of the window; None before there is anything to show."""
        if self._drawing is None and self._scene is not None and self.size.width:
            beside = self._moment is not None and self._moment.beside
            self._drawing = draw(self._scene, self.size.width, self.size.height, log_beside=beside)
        return self._drawing

    # Choosing

    def _choose(self, choosing: Choosing) -> None:
        """Go on choosing; whatever was told has been read."""
        if self._scene is not None:
            self._redraw(replace(self._scene, choosing=choosing, notice=""))

    def choose_card(self, card: Card) -> None:
        """Choose a card; the chosen one again is played, where it can do only one thing."""
        choosing = self.choosing
        if choosing is None:
            return
        chosen = choosing.choose(card)
        if choosing.card == card and chosen.primary is not None:
            self._do(chosen.primary)
        else:
            self._choose(chosen)

    def action_step(self, by: int) -> None:
        """Left and right: through the cards; through the buttons where the arrows are there, or there are no cards."""
        choosing = self.choosing
        if choosing is None:
            return
        if choosing.at is not None or (choosing.card is None and not choosing.playable):
            if choosing.buttons:
                here = choosing.at if choosing.at is not None else (-1 if by > 0 else 0)
                self._choose(choosing.go_to((here + by) % len(choosing.buttons)))
            return
        cards = choosing.cards
        place = (cards.index(choosing.card) + by) % len(cards) if choosing.card in cards else 0 if by > 0 else -1
        self._choose(choosing.choose(cards[place]))

    def action_buttons(self) -> None:
        """From the cards to the buttons."""
        choosing = self.choosing
        if choosing is not None and choosing.at is None and choosing.buttons:
            self._choose(choosing.go_to(0))

    def action_cards(self) -> None:
        """Back to the cards."""
        if self.choosing is not None and self.choosing.at is not None:
            self._choose(self.choosing.go_to(None))

    def escape(self) -> bool:
        """Back from the buttons, then no card chosen."""
        if self.choosing is None or not self.choosing.begun:
            return False
        self._choose(self.choosing.cleared())
        return True

    # Playing

    def action_primary(self) -> None:
        """Do what the button in brass says; of several things that a card can do, ask which."""
        choosing = self.choosing
        if choosing is None:
            self.post_message(self.Enter())
        elif choosing.primary is not None:
            self._do(choosing.primary)
        elif not choosing.chosen:
            self._choose(choosing)
        else:
            self._ask(choosing.meant, str(choosing.chosen[-1]))

    def _ask(self, offers: Sequence[Offer], tried: str) -> None:
        """Which of them? Of none: what was meant is tried, and the table says why not."""
        if not offers:
            self.post_message(self.Played(tried))
        else:
            labels = [offer.described for offer in offers]
            moves = [offer.move for offer in offers]
            self.post_message(self.Choice(message("terminal-which-move"), labels, moves))

    def _do(self, offer: Offer) -> None:
        """Make a move, once: keys that come before it is shown choose nothing."""
        if self._scene is not None:
            self._redraw(replace(self._scene, choosing=None))
        self.post_message(self.Played(offer.move))

    def action_why(self) -> None:
        """Ask why the chosen card cannot be played."""
        choosing = self.choosing
        if choosing is None:
            return
        tried = choosing.tried or (str(choosing.chosen[-1]) if choosing.chosen and not choosing.meant else "")
        if tried:
            self.post_message(self.Played(tried, asks_why=True))
        else:
            self.post_message(self.WhyNot(None))

    def on_key(self, event: events.Key) -> None:
        """Digits choose a card or a place, capital letters press a button."""
        character = latin(event.character or "")
        choosing = self.choosing
        if choosing is None or len(character) != 1 or not self.in_view:
            return
        if self._scene is not None and (place := self._scene.keys.get(character)) is not None:
            self.point_at(character, place)
            event.stop()
        elif character == MIDDLE and self._scene is not None and self._scene.columns:
            self.send_off()
            event.stop()
        elif character in "123456789":
            if int(character) <= len(choosing.cards):
                self._choose(choosing.choose(choosing.cards[int(character) - 1]))
            event.stop()
        elif character in LETTERS:
            number = LETTERS.index(character)
            if number < len(choosing.buttons):
                self._do(choosing.buttons[number])
            event.stop()

    # Where columns are laid out

    def point_at(self, key: str, place: Place) -> None:
        """A place is meant: what is chosen goes there, if it can; else what lies there is chosen. Where that lies
        already, it is played, if it can do only one thing."""
        choosing = self.choosing
        if choosing is None:
            return
        cards = tuple(card for card in place.cards if card is not None)
        going = choosing.acting_on(place.key)
        if choosing.chosen and set(choosing.chosen) <= set(cards):
            self.action_primary()
        elif going:
            self._do(going[0])
        else:
            tried = choosing.to(cards[-1] if cards else key) if choosing.chosen else ""
            pointed = choosing.choose_pile(cards)
            self._choose(replace(pointed if pointed.meant or not choosing.chosen else choosing, tried=tried))

    def action_tap(self) -> None:
        """Turn the stock, where there is one to turn; else as Enter."""
        stock = self._scene.keys.get(" ") if self._scene is not None else None
        if stock is None or self.choosing is None or not self.choosing.acting_on(stock.key):
            self.action_primary()
        else:
            self._do(self.choosing.acting_on(stock.key)[0])

    def send_off(self) -> None:
        """To the middle: what is chosen, else the first card that can go there."""
        scene, choosing = self._scene, self.choosing
        if scene is None or choosing is None:
            return
        places = {place.key for place in scene.middle}
        offers = [offer for offer in (choosing.meant if choosing.chosen else choosing.offers) if offer.place in places]
        if offers:
            self._do(offers[0])
        elif choosing.chosen:
            self._choose(replace(choosing, tried=str(choosing.chosen[-1])))

    def _point_with_mouse(self, scene: Scene, drawing: Drawing, x: int, y: int) -> None:
        """A place is meant, or one of the cards that lie there."""
        choosing = self.choosing
        key = next((key for area, key in reversed(drawing.places) if area.holds(x, y)), None)
        place = next((place for place in scene.picture.places if place.key == key), None)
        card = next((card for area, card in reversed(drawing.cards) if area.holds(x, y)), None)
        if choosing is None or place is None:
            return
        if card is not None and not (choosing.chosen and choosing.acting_on(place.key)):
            self.choose_card(card)
        elif going := choosing.acting_on(place.key):
            self._do(going[0])
        elif choosing.chosen and (own := next((key for key, one in scene.keys.items() if one is place), None)):
            self.point_at(own, place)

    def on_click(self, event: events.Click) -> None:
        """Buttons, cards and places can be clicked."""
        drawing, choosing = self.drawing, self.choosing
        if drawing is None or choosing is None:
            return
        for number, area in enumerate(drawing.buttons):
            if area.holds(event.x, event.y):
                self._do(choosing.buttons[number])
                return
        if self._scene is not None and self._scene.columns:
            self._point_with_mouse(self._scene, drawing, event.x, event.y)
            return
        for area, card in reversed(drawing.cards):
            if area.holds(event.x, event.y) and card in choosing.cards:
                self.choose_card(card)
                return
        for area, key in reversed(drawing.places):
            if area.holds(event.x, event.y) and len(offers := choosing.acting_on(key)) == 1:
                self._do(offers[0])
                return
