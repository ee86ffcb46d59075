/* What the phone draws: who is dealt what, how tiles and Assets lie, and the cards of a Coerce. */
import { type PendingChance } from '@/rules/core/contract';
import { message, seat as seatParam } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { pickable } from './cards';
import { deckOf } from './options';
import { dueCoerce } from './owed';
import { NATIONS } from './pieces';
import { type State } from './state';

/** IS-37: how many cards the phone has to draw now. */
export const toDraw = (state: State): number => {
  const due = state.options.coerceDraws === 'digital' && !state.turn.drawn && dueCoerce(state);
  return due ? Math.min(2, pickable(playerOf(state, due.opponent)).length) : 0;
};

/** What the phone drew is put away. */
export const undrawn = (state: State): State => {
  const { drawn: _, ...turn } = state.turn;
  return { ...state, turn };
};

type Deck = 'alignments' | 'politicians' | 'assets' | 'coerce';

/** IS-11, IS-12, IS-15, IS-37: what the phone draws, one thing after the other. */
export const deckDue = (state: State): Deck | undefined => {
  const { options, players, politicianOrder, assetOrder, phase } = state;
  if (phase === 'turn') return toDraw(state) > 0 ? 'coerce' : undefined;
  if (phase !== 'set-up') return undefined;
  if (options.alignments === 'digital' && players.some(({ alignment }) => alignment === undefined))
    return 'alignments';
  if (options.politicians === 'digital' && !politicianOrder) return 'politicians';
  return options.assets === 'digital' && !assetOrder ? 'assets' : undefined;
};

export const pendingChance = (state: State): PendingChance | undefined => {
  const deck = deckDue(state);
  if (!deck) return undefined;
  const count = { alignments: state.players.length, coerce: toDraw(state) };
  const opponent = dueCoerce(state)?.opponent;
  return {
    deck,
    ordinal: deck === 'coerce' ? state.coerces : 0,
    count: deck === 'alignments' || deck === 'coerce' ? count[deck] : pool(state).length,
    source: 'digital',
    label: message(`chance.${deck}`, opponent === undefined ? {} : { seat: seatParam(opponent) }),
  };
};

export const pool = (state: State): readonly string[] => {
  switch (deckDue(state)) {
    case 'alignments':
      return NATIONS;
    case 'politicians':
      return state.options.politicianPrints.map(({ id }) => id);
    case 'assets':
      return deckOf(state.options).map(({ id }) => id);
    case 'coerce': {
      const opponent = dueCoerce(state)?.opponent;
      return opponent === undefined ? [] : pickable(playerOf(state, opponent));
    }
    case undefined:
      return [];
  }
};
