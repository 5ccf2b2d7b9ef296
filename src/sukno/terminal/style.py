"""The style of panels, lists and fields."""

from __future__ import annotations

from typing import Final

from .look import BRASS, BRASS_INK, DIM, IVORY, LINE, PANEL, RAIL

CSS: Final = f"""
* {{
    scrollbar-color: {LINE}; scrollbar-color-hover: {DIM}; scrollbar-color-active: {BRASS};
    scrollbar-background: {PANEL}; scrollbar-background-hover: {PANEL}; scrollbar-background-active: {PANEL};
}}
Screen {{ background: {RAIL}; color: {IVORY}; }}
Picture {{ width: 1fr; height: 1fr; }}
#talk {{
    width: 36; height: 1fr; padding: 1 2; background: {PANEL}; border-left: solid {LINE};
    scrollbar-size-vertical: 1;
}}

ModalScreen {{ align: center middle; background: #0b1512 55%; }}
.panel {{
    width: 78; max-width: 100%; height: auto; max-height: 100%;
    background: {PANEL}; border: round {LINE}; padding: 0 2;
}}
.small {{ width: 48; }}
.title {{ color: {BRASS}; text-style: bold; padding: 0 0 1 0; height: auto; }}
.text {{ padding: 0 0 1 0; height: auto; }}
.help {{ height: 6; padding: 1 0 0 0; color: {DIM}; }}
.keys {{ padding: 1 0 0 0; height: auto; color: {DIM}; }}
.scroll {{ height: auto; scrollbar-size-vertical: 1; }}

OptionList {{
    height: auto; background: {PANEL}; border: none; padding: 0;
    scrollbar-size-vertical: 1;
}}
OptionList:focus {{ border: none; background: {PANEL}; background-tint: {PANEL} 0%; }}
OptionList > .option-list--option {{ padding: 0 1 0 0; color: {IVORY}; }}
OptionList > .option-list--option-highlighted {{ background: #2c4a3d; color: {IVORY}; text-style: bold; }}
OptionList:focus > .option-list--option-highlighted {{
    background: #31584a; color: #ffffff; text-style: bold underline;
}}
Input {{ background: {RAIL}; border: tall {LINE}; color: {IVORY}; }}
Input:focus {{ border: tall {BRASS}; }}
Input > .input--cursor {{ background: {BRASS}; color: {BRASS_INK}; }}
"""
