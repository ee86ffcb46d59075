import { type BaseMove } from '@/rules/core/contract';
import { type Param } from '@/rules/core/message';
import { type Actor } from '@/rules/core/seat';
import { type Violation } from '@/rules/core/violation';
import { type State } from '@/rules/spymaster/model/state';

/* Judges what refusals say by counting in the state: nothing of the rules is asked. */

interface Said {
  readonly actor: Actor;
  readonly move: BaseMove;
  readonly violation: Violation;
}

type Judge = (state: State, said: Said) => boolean;

interface Card {
  readonly type: string;
  readonly value: number;
}

const value = (param: Param | undefined): unknown => {
  if (param?.kind === 'number') return param.value;
  if (param?.kind === 'seat') return param.seat;
  if (param?.kind === 'piece') return param.piece;
  return param?.kind === 'text' ? param.text : undefined;
};

const says = ({ violation }: Said, name: string): unknown => value(violation.params?.[name]);
const field = <T>({ move }: Said, name: string): T => (move as unknown as Record<string, T>)[name] as T;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const alike = (a: Card, b: Card): boolean => a.type === b.type && a.value === b.value;
const areaOf = (place: string): string => place.split('-').slice(0, 2).join('-');

/** SM-30: the turn of whoever moves; out of turn it is a new one. */
const turnOf = (state: State, { actor }: Said): State['turn'] =>
  actor === state.active ? state.turn : { points: 0, moved: 0, completed: 0 };

const playerOf = (state: State, { actor }: Said) => state.players[Number(actor)];
const present = ({ players }: State): number => players.filter(({ left }) => !left).length;
const hasActed = ({ burned, moved, completed }: State['turn']): boolean =>
  burned !== undefined || moved > 0 || completed > 0;

const sizeOf = ({ players }: State): number => [0, 0, 9, 10, 13, 16, 19][players.length] ?? 0;

const spaceAt = (state: State, said: Said) => state.spaces[Number(field<string>(said, 'area').slice(-1)) - 1];

/** SM-32, step by step: within an Area one, between hubs one. */
const stepsBetween = (from: string, to: string): number => {
  if (from === to) return 0;
  if (areaOf(from) === areaOf(to)) return 1;
  return [from, to].reduce((steps, place) => steps + (place.endsWith('-hub') ? 0 : 1), 1);
};

/** The print that a move to complete a Mission is about. */
const printOf = (state: State, said: Said) =>
  spaceAt(state, said)?.faceup?.print ??
  field<NonNullable<State['spaces'][number]['faceup']>['print']>(said, 'print');

const there = (state: State, said: Said, places: readonly string[] = []): number => {
  const print = printOf(state, said);
  const city = `${field<string>(said, 'area')}-${print?.colour ?? ''}`;
  return places.filter((place) => place === city).length;
};

/** Cards that everybody can see lying somewhere. */
const openCards = ({ discard, row, files }: State): readonly Card[] => [
  ...discard.cards,
  ...[...row, ...files.filter(({ owner }) => owner === undefined).flatMap(({ cards }) => cards)].filter(
    (card) => card !== 'blank',
  ),
];

/** The phone that has dealt the cards knows the hands too. */
const dealtHands = ({ options, players }: State): readonly Card[] =>
  options.intelligenceDeck === 'digital' ? players.flatMap(({ hand }) => hand.cards) : [];

/** The cards that a move says are there too; a card that is mended stands in for the one that was misread. */
const toldBy = (state: State, said: Said): readonly Card[] => {
  const { move } = said;
  if (move.type === 'lay-out-row') return field<readonly Card[]>(said, 'cards');
  if (move.type === 'burn-to-move') return [field<Card>(said, 'card')];
  if (move.type === 'complete-mission') return field<readonly Card[]>(said, 'burned');
  // Which cards they were nobody has said, only how many.
  if (move.type === 'claim-mission')
    return Array.from({ length: field<number>(said, 'cards') }, () => ({ type: 'fourth', value: 1 }));
  const held = [...(playerOf(state, said)?.hand.cards ?? [])];
  const was = held.findIndex((card) => alike(card, field<Card>(said, 'was')));
  return [...held.filter((_, place) => place !== was), field<Card>(said, 'is')];
};

const typeNamed =
  (state: State, said: Said) =>
  (card: Card): boolean => {
    const { fourthType, box } = state.options;
    const fourth = fourthType ?? (box === 'practice' ? 'ciphers' : 'fourth');
    return (card.type === 'fourth' ? fourth : card.type) === says(said, 'type');
  };

const missing = (state: State, said: Said): boolean => {
  const hand = playerOf(state, said)?.hand;
  const wanted = toldBy(state, said);
  if (!hand) return false;
  if (state.options.intelligenceDeck === 'physical') return wanted.length > hand.cards.length + hand.unknown;
  const left = [...hand.cards];
  return wanted.some((card) => {
    const place = left.findIndex((held) => alike(held, card));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};

const inPhase =
  (...phases: readonly State['phase'][]): Judge =>
  ({ phase }) =>
    phases.includes(phase);
const notIn =
  (...phases: readonly State['phase'][]): Judge =>
  ({ phase }) =>
    !phases.includes(phase);

/** Faceup Missions that a digital deck has still to show. */
const unshown = ({ options, spaces }: State): number =>
  options.missionDeck === 'digital' ? spaces.filter(({ faceup }) => faceup && !faceup.print).length : 0;

const onTable = ({ spaces, players }: State): readonly string[] => [
  ...spaces.flatMap(({ faceup }) => (faceup?.print ? [faceup.print.id] : [])),
  ...players.flatMap(({ completed }) => completed.map(({ print }) => print.id)),
];

const cardsOf = (said: Said): readonly string[] =>
  said.move.type === 'reveal-missions'
    ? field<readonly string[]>(said, 'cards')
    : [field<{ readonly id: string }>(said, 'print').id];

const ends = (state: State, said: Said): readonly number[] => [
  0,
  ...field<readonly number[]>(said, 'cuts'),
  state.row.length,
];

const pawnElsewhere: Judge = ({ spyMaster }, said) =>
  said.actor !== spyMaster && says(said, 'seat') === spyMaster;

const namesAfter = ({ locations }: State, said: Said) => {
  const print = field<State['locations'][number]>(said, 'print');
  return [...locations.filter(({ location }) => location !== print.location), print];
};

const isTwice = (names: readonly (string | undefined)[]): boolean => {
  const told = names.filter((name) => name !== undefined);
  return told.some((name, place) => told.indexOf(name) < place);
};

const wayOf = (said: Said): number => stepsBetween(field<string>(said, 'from'), field<string>(said, 'to'));

const fileOf = ({ files }: State, said: Said) => files.find(({ first }) => first === field(said, 'first'));

/** SM-41: can so many cards of 1 to the highest value have these totals? Tried card by card. */
const canHave = (cards: number, totals: readonly number[], highest: number): boolean => {
  const least = sum(totals.map((total) => Math.floor((total + highest - 1) / highest)));
  return totals.every((total) => total >= 0) && least <= cards && cards <= sum(totals);
};

const totalsFit = (state: State, said: Said): boolean => {
  const { cards, unknown } = playerOf(state, said)?.hand ?? { cards: [], unknown: 0 };
  const totals = field<Readonly<Record<string, number>>>(said, 'totals');
  const known = unknown < 0 ? [] : cards;
  const rest = Object.entries(totals).map(
    ([type, total]) => total - sum(known.filter((card) => card.type === type).map((card) => card.value)),
  );
  const box = state.options.intelligenceCards;
  const highest = box.length === 100 ? Math.max(...box.map((card) => card.value)) : Infinity;
  return canHave(unknown < 0 ? cards.length + unknown : unknown, rest, highest);
};

const JUDGES: Readonly<Record<string, Judge>> = {
  'SM-1/not-here': ({ players }, said) =>
    players[said.move.type === 'leave' ? field<number>(said, 'seat') : Number(said.actor)]?.left !== false,
  'SM-1/last-one': (state) => present(state) === 1,
  'SM-2/too-many-of-type': (state, said) =>
    says(said, 'most') === 25 &&
    [...openCards(state), ...dealtHands(state), ...toldBy(state, said)].filter(typeNamed(state, said))
      .length > 25,
  'SM-2/no-such-card': (state, said) => {
    const isMeant = (card: Card) => typeNamed(state, said)(card) && card.value === says(said, 'value');
    // It knows as well what those who left had in their hands.
    const isDealt = state.options.intelligenceDeck === 'digital';
    if (isDealt && present(state) < state.players.length) return true;
    const told = [...openCards(state), ...dealtHands(state), ...toldBy(state, said)].filter(isMeant).length;
    return told > state.options.intelligenceCards.filter(isMeant).length;
  },
  'SM-3/print-missing': (state, said) => printOf(state, said) === undefined,
  'SM-3/print-known': (state, said) =>
    state.options.missionDeck === 'digital' || spaceAt(state, said)?.faceup?.print !== undefined,
  'SM-3/too-many-missions': ({ options, learned }, said) =>
    says(said, 'most') === 60 && options.missionPrints.length + learned.length >= 60,
  'SM-3/no-such-card': ({ options }, said) =>
    cardsOf(said).some((card) => options.missionPrints.every(({ id }) => id !== card)),
  'SM-4/name-twice': (state, said) => {
    const names = namesAfter(state, said);
    return isTwice(names.map(({ name }) => name)) || isTwice(names.map(({ city }) => city));
  },
  'SM-10/set-up-first': inPhase('place-special-agents', 'place-freelance-agents'),
  'SM-10/not-now': (state, { move }) => {
    if (move.type === 'place-freelance-agents') return state.phase !== 'place-freelance-agents';
    const way = move.type === 'draw-special-agent' ? 'random' : 'chosen';
    return state.phase !== 'place-special-agents' || state.options.specialAgents !== way;
  },
  'SM-10/placed': (state, said) => (playerOf(state, said)?.agents.length ?? 0) > 0,
  'SM-10/same-area': ({ players }, said) =>
    players[Number(says(said, 'seat'))]?.agents.some(
      (place) => areaOf(place) === areaOf(field<string>(said, 'location')),
    ) === true,
  'SM-10/too-many-agents': ({ freelances }, said) => says(said, 'count') === 18 - freelances.length,
  'SM-11/wrong-number': (state, said) => {
    const made = field<readonly Card[]>(said, 'cards').length;
    return says(said, 'size') === sizeOf(state) && says(said, 'made') === made && made !== sizeOf(state);
  },
  'SM-12/nothing-to-reveal': (state) => unshown(state) === 0,
  'SM-12/wrong-number': (state, said) =>
    cardsOf(said).length !== says(said, 'count') &&
    (unshown(state) === 0 || says(said, 'count') === unshown(state)),
  'SM-12/reveal-first': (state) => unshown(state) > 0,
  'SM-12/no-mission': (state, said) => !spaceAt(state, said)?.faceup,
  'SM-13/no-such-seat': ({ players }, { actor }) => actor === 'table' || players[actor] === undefined,
  'SM-13/for-the-table': (_, { actor }) => actor !== 'table',
  'SM-20/not-now': notIn('choose-stack'),
  'SM-20/no-row-due': notIn('lay-out-row'),
  'SM-20/not-spymaster': pawnElsewhere,
  'SM-20/stack-gone': ({ stacks }, said) =>
    says(said, 'stack') === field(said, 'stack') && stacks.every((stack) => stack !== says(said, 'stack')),
  'SM-21/not-now': notIn('cut-files'),
  'SM-21/not-spymaster': pawnElsewhere,
  'SM-21/too-few-files': (state, said) => {
    const made = field<readonly number[]>(said, 'cuts').length + 1;
    return says(said, 'made') === made && says(said, 'files') === present(state) && made < present(state);
  },
  'SM-21/too-many-files': (state, said) => {
    const made = field<readonly number[]>(said, 'cuts').length + 1;
    return says(said, 'made') === made && says(said, 'count') === present(state) && made > present(state);
  },
  'SM-21/out-of-order': (_, said) =>
    field<readonly number[]>(said, 'cuts').some((cut, place, cuts) => cut < (cuts[place - 1] ?? 0)),
  'SM-21/empty-file': (state, said) => {
    const file = Number(says(said, 'file'));
    const cuts = ends(state, said);
    return Number(cuts[file]) <= Number(cuts[file - 1]);
  },
  'SM-22/alone': (_, said) => {
    const cuts = field<readonly number[]>(said, 'cuts');
    return says(said, 'count') === cuts.length + 1 && ![0, ...cuts].includes(field(said, 'spyMasterCard'));
  },
  'SM-23/not-now': notIn('choose-files'),
  'SM-23/not-your-choice': ({ active }, said) => said.actor !== active && says(said, 'seat') === active,
  'SM-23/file-chosen': ({ files }, { actor }) => files.some(({ owner }) => owner === actor),
  'SM-23/no-such-file': (state, said) =>
    fileOf(state, said) === undefined && says(said, 'card') === field<number>(said, 'first') + 1,
  'SM-23/file-taken': (state, said) => {
    const file = fileOf(state, said);
    if (!file || file.owner === undefined) return false;
    return says(said, 'seat') === file.owner && says(said, 'file') === state.files.indexOf(file) + 1;
  },
  'SM-30/not-now': notIn('operations'),
  'SM-30/over': inPhase('over', 'count-hands'),
  'SM-30/not-your-turn': ({ active }, said) => said.actor !== active && says(said, 'seat') === active,
  'SM-31/second-burn': (state, said) => turnOf(state, said).burned !== undefined,
  'SM-31/after-mission': (state, said) => turnOf(state, said).completed > 0,
  'SM-31/not-in-hand': missing,
  'SM-31/hand-unknown': (state, said) => playerOf(state, said)?.unread === true,
  'SM-31/nothing-burned': (state, said) => turnOf(state, said).burned === undefined,
  'SM-31/not-your-agent': (_, said) => ![said.actor, 'freelance'].includes(field(said, 'agent')),
  'SM-31/no-agent-there': ({ players, freelances }, said) => {
    const agent = field<number | 'freelance'>(said, 'agent');
    const places: readonly string[] = (agent === 'freelance' ? freelances : players[agent]?.agents) ?? [];
    return !places.includes(field(said, 'from'));
  },
  'SM-31/stays': (_, said) => field(said, 'from') === field(said, 'to'),
  'SM-31/beyond-points': (state, said) =>
    says(said, 'count') === wayOf(said) &&
    says(said, 'points') === turnOf(state, said).points &&
    wayOf(said) > turnOf(state, said).points,
  'SM-32/through-hubs': (state, said) =>
    says(said, 'cost') === wayOf(said) &&
    says(said, 'points') === turnOf(state, said).points &&
    turnOf(state, said).points === 1 &&
    areaOf(field<string>(said, 'from')) !== areaOf(field<string>(said, 'to')),
  'SM-33/no-mission': (state, said) => !spaceAt(state, said)?.faceup && !spaceAt(state, said)?.facedown,
  'SM-33/other-mission': (state, said) => printOf(state, said)?.id !== field(said, 'mission'),
  'SM-33/special-agents': (state, said) => {
    const count = there(state, said, playerOf(state, said)?.agents);
    const needed = printOf(state, said)?.specialAgents;
    return says(said, 'count') === needed && says(said, 'there') === count && count < Number(needed);
  },
  'SM-33/freelance-agents': (state, said) => {
    const count = there(state, said, state.freelances);
    const needed = printOf(state, said)?.freelanceAgents;
    return says(said, 'count') === needed && says(said, 'there') === count && count < Number(needed);
  },
  'SM-33/wrong-type': (state, said) =>
    toldBy(state, said).some(({ type }) => type !== printOf(state, said)?.intelligence.type),
  'SM-33/too-little': (state, said) => {
    const asked = printOf(state, said)?.intelligence;
    const paid = sum(
      toldBy(state, said)
        .filter(({ type }) => type === asked?.type)
        .map((card) => card.value),
    );
    return (
      says(said, 'needed') === asked?.value && says(said, 'value') === paid && paid < Number(asked?.value)
    );
  },
  'SM-33/not-in-hand': missing,
  'SM-33/hand-unknown': (state, said) => playerOf(state, said)?.unread === true,
  'SM-35/next-player': (state, said) => {
    const space = spaceAt(state, said);
    return !space?.faceup && space?.facedown === true;
  },
  'SM-36/acted': (state, said) => hasActed(turnOf(state, said)),
  'SM-36/pass-instead': (state, said) => !hasActed(turnOf(state, said)),
  'SM-41/not-now': notIn('count-hands'),
  'SM-41/counted': (state, said) => {
    const player = playerOf(state, said);
    return player?.totals !== undefined || player?.hand.unknown === 0;
  },
  'SM-41/not-these-totals': (state, said) => !totalsFit(state, said),
  'SM-50/card-on-table': (state, said) => cardsOf(said).some((card) => onTable(state).includes(card)),
  'SM-50/card-twice': (_, said) => isTwice(cardsOf(said)),
  'SM-50/dealt': ({ options }) => options.intelligenceDeck === 'digital',
  'SM-50/same-card': (_, said) => alike(field<Card>(said, 'was'), field<Card>(said, 'is')),
  'SM-50/not-held': (state, said) => {
    const hand = playerOf(state, said)?.hand;
    return hand !== undefined && hand.cards.length + hand.unknown === 0;
  },
};

/** Said of what is set up, of boxes, or on the sheet: no match in full has them. */
export const NOT_IN_PLAY: readonly string[] = [
  'SM-1/players',
  'SM-2/deck-unknown',
  'SM-3/deck-unknown',
  'SM-4/location-twice',
  'SM-23/card-taken',
  'SM-40/not-now',
  'SM-40/entered',
  'SM-40/no-missions',
  'SM-50/looks-alike',
];

export const judged = (): readonly string[] => Object.keys(JUDGES);

/** Whether it is so; a reason that nobody can judge is none. */
export const isTrue = (state: State, said: Said): boolean => {
  const judge = JUDGES[`${said.violation.rule}/${said.violation.code}`];
  return judge?.(state, said) ?? false;
};
