import { type State } from '@/rules/i-spy/model/state';
import {
  board,
  count,
  effectsOf,
  field,
  isHere,
  isLed,
  isTwice,
  type Judge,
  type Judges,
  owedTo,
  own,
  playerAt,
  type Said,
  says,
  sum,
  tokensOn,
} from './said';

/* Seats and phases, Politicians, and the end. */

const SCORING = ['score-records', 'reveal-politicians', 'award-advantages', 'clean-up'];
const NOTED = ['mark-politicians', 'turn', ...SCORING];

/** When a move can be made that is not of a turn. */
const WHEN: Readonly<Record<string, readonly string[]>> = {
  'deal-alignments': ['set-up'],
  'shuffle-politicians': ['set-up'],
  'shuffle-assets': ['set-up'],
  'mark-politician': ['mark-politicians'],
  'score-records': ['score-records'],
  'reveal-politician': ['reveal-politicians'],
  'answer-politician': ['reveal-politicians'],
  'award-advantages': ['award-advantages'],
  'clean-up': ['clean-up'],
  'lay-guesses': ['final-report'],
  'reveal-alignment': ['reveal-alignments'],
  'score-final-report': ['score-final-report'],
  'turn-asset': ['turn-assets'],
  'note-region': NOTED,
  'note-route': NOTED,
  'note-airship-route': NOTED,
  'note-politician': NOTED,
  'note-print': NOTED.filter((phase) => phase !== 'reveal-politicians').concat('final-report', 'turn-assets'),
  stop: ['turn', ...SCORING],
  leave: ['turn', ...SCORING, 'final-report', 'reveal-alignments', 'score-final-report', 'turn-assets'],
};

const isDealt = (state: State, { move: { type } }: Said): boolean =>
  (type === 'deal-alignments' && state.players.every(({ alignment }) => alignment !== undefined)) ||
  (type === 'shuffle-politicians' && state.politicianOrder !== undefined) ||
  (type === 'shuffle-assets' && state.assetOrder !== undefined) ||
  Object.values(state.options).includes('physical');

const notNow: Judge = (state, said) => {
  const { type } = said.move;
  const { phase } = state;
  if (phase === 'set-up' && WHEN[type]?.includes('set-up')) return isDealt(state, said);
  if (type === 'reveal-politician' && phase === 'reveal-politicians') return tilesDue(state).length === 0;
  if (type !== 'resolve-text') return !(WHEN[type] ?? ['turn']).includes(phase);
  const isOfTurn = effectsOf(said).some(({ kind }) => kind === 'card-actions' || kind === 'icon');
  const { kind } = field<{ readonly kind: string }>(said, 'source');
  return phase !== 'turn' && (isOfTurn || kind !== 'politician' || phase !== 'reveal-politicians')
    ? true
    : kind === 'politician' && phase !== 'reveal-politicians';
};

/** IS-51: the Politicians beside the charts, in groups from the left, as many as each phase shows. */
const tilesDue = ({ prints, places, round }: State): readonly number[] => {
  const phase = 1 + [3, 6, 9, 12, 14].findIndex((last) => round <= last);
  const sizes = [1, 2, 3, 4, 5].map((each) => prints.phases[each]?.politicians);
  if (sizes.slice(0, phase).includes(undefined)) return [];
  const from = 6 + sum(sizes.slice(0, phase - 1).map(Number));
  return places.slice(from, from + Number(sizes[phase - 1])).filter((tile) => tile !== undefined);
};

const seatNamed = (said: Said): readonly unknown[] => [
  ...(said.move.type === 'give-initiative' ? [field(said, 'seat')] : []),
  ...(said.move.type === 'take-tag-for-tickets' ? [field(said, 'spy')] : []),
  ...effectsOf(said).flatMap((effect) => ('seat' in effect ? [effect['seat']] : [])),
  ...(said.move.type === 'lay-guesses' ? guesses(said).map(({ opponent }) => opponent) : []),
];

const guesses = (said: Said) =>
  field<readonly { readonly opponent: number; readonly card: string }[]>(said, 'guesses');

const turnOrder = ({ players, initiative }: State): readonly number[] =>
  players.map((_, step) => (initiative + step) % players.length).filter((seat) => !players[seat]?.left);

const isUpTo = (state: State, whose: unknown): boolean => {
  if (state.phase === 'reveal-alignments')
    return turnOrder(state).find((seat) => !playerAt(state, seat)?.revealed) === whose;
  if (state.phase === 'turn' || state.phase === 'turn-assets') return whose === state.turn.seat;
  return whose === state.initiative;
};

const tiles = (said: Said): readonly number[] =>
  said.move.type === 'empower' ? field(said, 'politicians') : [field<number>(said, 'politician')];

const anyTile =
  (isSo: (state: State, tile: number) => boolean): Judge =>
  (state, said) =>
    tiles(said).some((tile) => isSo(state, tile));

const acting = (state: State, { move: { type } }: Said): number => {
  if (type === 'scandalize') return owedTo(state, 'scandalize');
  if (type === 'control') return owedTo(state, 'control', 'control-or-empower');
  return owedTo(state, 'empower', 'control-or-empower');
};

const laid = (said: Said): readonly string[] => guesses(said).map(({ card }) => card);

export const TABLE: Judges = {
  'IS-1/not-here': (state, said) =>
    !isHere(state, said.move.type === 'leave' ? field(said, 'seat') : said.actor),
  'IS-1/last-one': ({ players }) => players.filter(({ left }) => !left).length === 1,
  'IS-2/not-the-deck': ({ options }, said) => {
    const assets = options.assetPrints.filter(({ starred }) => options.specialActionCards || !starred);
    const deck = said.move.type === 'shuffle-assets' ? assets : options.politicianPrints;
    const named = [...field<readonly string[]>(said, 'cards')].sort();
    return JSON.stringify(named) !== JSON.stringify(deck.map(({ id }) => id).sort());
  },
  'IS-10/no-cache-left': ({ caches }) => caches === 0,
  'IS-12/no-such-tile': anyTile((state, tile) => !board(state).includes(tile)),
  'IS-12/print-known': ({ politicianOrder }) => politicianOrder !== undefined,
  'IS-15/one-for-each': ({ players }, said) =>
    says(said, 'count') === players.length &&
    field<readonly string[]>(said, 'nations').length !== players.length,
  'IS-15/same-alignment': ({ players }, said) =>
    said.move.type === 'deal-alignments'
      ? isTwice(field<readonly string[]>(said, 'nations'))
      : players.some(({ revealed, alignment }) => revealed && alignment === field(said, 'nation')),
  'IS-16/set-up-first': ({ phase }) => phase === 'set-up' || phase === 'mark-politicians',
  'IS-16/not-in-shadows': ({ places }, said) => places.indexOf(field(said, 'politician')) >= 6,
  'IS-16/marked': anyTile((state, tile) => tokensOn(state, tile).length > 0),
  'IS-16/one-mark': (state, said) => own(state, said)?.marked === true,
  'IS-20/over': ({ phase }) => phase === 'over',
  'IS-20/not-now': notNow,
  'IS-20/not-your-turn': (state, said) =>
    said.actor !== says(said, 'seat') && isUpTo(state, says(said, 'seat')),
  'IS-20/for-the-table': (_, { actor }) => actor !== 'table',
  'IS-20/no-such-seat': (state, said) =>
    playerAt(state, said.actor) === undefined || seatNamed(said).some((seat) => !isHere(state, seat)),
  'IS-45/three-tokens': (state, said) =>
    says(said, 'most') === 3 && anyTile((now, tile) => tokensOn(now, tile).length >= 3)(state, said),
  'IS-45/no-token-left': (state, said) => playerAt(state, acting(state, said))?.tokensLeft === 0,
  'IS-45/no-token': (state, said) => count(tokensOn(state, field(said, 'politician')), said.actor) === 0,
  'IS-46/same-tile': (_, said) => isTwice(tiles(said)),
  'IS-47/no-own-token': (state, said) =>
    count(tokensOn(state, field(said, 'politician')), acting(state, said)) === 0,
  'IS-47/stack-empty': ({ nextTile }) => nextTile > 39,
  'IS-48/opponent-leads': (state, said) => {
    const [theirs, mine] = [says(said, 'theirs'), says(said, 'own')];
    return (
      Number(theirs) > Number(mine) &&
      anyTile((now, tile) => {
        const tokens = tokensOn(now, tile);
        const isSo =
          count(tokens, says(said, 'seat')) === theirs && count(tokens, acting(now, said)) === mine;
        return isSo && isLed(now, tile, acting(now, said));
      })(state, said)
    );
  },
  'IS-50/print-missing': ({ players, prints }, said) =>
    prints.cards[says(said, 'card') as 'trace'] === undefined &&
    players.some(({ records }) => records.some((card) => card === says(said, 'card'))),
  'IS-51/resolve-first': ({ resolving }) => resolving !== undefined,
  'IS-52/not-asked': ({ resolving }, said) => resolving?.waiting[0] !== said.actor,
  'IS-53/row-missing': ({ prints, round }, said) =>
    prints.phases[Number(says(said, 'phase'))] === undefined &&
    round > ([0, 3, 6, 9, 12][Number(says(said, 'phase')) - 1] ?? 99),
  'IS-60/not-your-asset': (state, said) =>
    own(state, said)?.assets.every(({ asset, turned }) => turned || asset !== field(said, 'asset')) === true,
  'IS-61/nation-missing': (_, said) => field(said, 'nation') === undefined,
  'IS-61/nation-known': (state, said) =>
    state.options.alignments === 'digital' && own(state, said)?.alignment !== undefined,
  'IS-61/revealed': (state, said) => own(state, said)?.revealed === true,
  'IS-71/guess-missing': (state, said) =>
    isHere(state, says(said, 'seat')) &&
    says(said, 'seat') !== said.actor &&
    guesses(said).every(({ opponent }) => opponent !== says(said, 'seat')),
  'IS-71/guess-twice': (_, said) => isTwice(guesses(said).map(({ opponent }) => opponent)),
  'IS-71/yourself': (_, said) => guesses(said).some(({ opponent }) => opponent === said.actor),
  'IS-71/card-twice': (_, said) => isTwice(laid(said)),
  'IS-71/not-in-hand': (state, said) =>
    laid(said).some((card) => card === says(said, 'card')) &&
    own(state, said)?.hand.every((card) => card !== says(said, 'card')) === true,
  'IS-71/laid': (state, said) => own(state, said)?.guesses !== undefined,
};
