import { type FieldsOf, type MoveDefinition } from '@/rules/core/define-move';
import { type BaseMove } from '@/rules/core/contract';
import { playerOf, type Seat } from '@/rules/core/seat';
import { isRefused } from '@/rules/core/violation';
import { type Move } from '@/rules/i-spy/game';
import { type Move as LightMove } from '@/rules/i-spy/light/game';
import { type State as LightState } from '@/rules/i-spy/light/state';
import { enterRecords } from '@/rules/i-spy/light/moves/enter-records';
import { enterStanding } from '@/rules/i-spy/light/moves/enter-standing';
import { notePrint as noteLightPrint } from '@/rules/i-spy/light/moves/note-print';
import { scoreRecords as scoreLightRecords } from '@/rules/i-spy/light/moves/score-records';
import { resolveText as resolveLightText } from '@/rules/i-spy/light/moves/resolve-text';
import { revealPolitician as readPolitician } from '@/rules/i-spy/light/moves/reveal-politician';
import { BOOK_ADVANTAGES, BOOK_NATIONS } from '@/rules/i-spy/model/book';
import { missingPrints, recorded } from '@/rules/i-spy/model/cards';
import { type Effect } from '@/rules/i-spy/model/effects';
import { type MapPrint, REGION_KINDS, type RegionKind } from '@/rules/i-spy/model/map';
import { dueRecruit } from '@/rules/i-spy/model/owed';
import { opponentsOf, turnOrder } from '@/rules/i-spy/model/order';
import {
  ASSET_CAPITALS,
  type Capital,
  CAPITALS,
  type Card,
  ICONS,
  LEAST_COST,
  MOST_COST,
  NATIONS,
  perNation,
  phaseOfRound,
  PHASES,
  PLACES,
  SHADOWS,
} from '@/rules/i-spy/model/pieces';
import { tilesOnBoard, toReveal } from '@/rules/i-spy/model/politicians';
import { type KnownPrints, type OpenPrint, type Reward, type TextSource } from '@/rules/i-spy/model/prints';
import { type State } from '@/rules/i-spy/model/state';
import { cardsToCoerce, coerce, waysToCoerce } from '@/rules/i-spy/moves/coerce';
import { empower } from '@/rules/i-spy/moves/empower';
import { layGuesses } from '@/rules/i-spy/moves/lay-guesses';
import { noteAirshipRoute } from '@/rules/i-spy/moves/note-airship-route';
import { notePrint } from '@/rules/i-spy/moves/note-print';
import { noteRegion } from '@/rules/i-spy/moves/note-region';
import { noteRoute } from '@/rules/i-spy/moves/note-route';
import { recruit } from '@/rules/i-spy/moves/recruit';
import { resolveText } from '@/rules/i-spy/moves/resolve-text';
import { revealPolitician } from '@/rules/i-spy/moves/reveal-politician';
import { type Pick, type Samplers } from './playout';

/** The first of these, from a random one on, that is legal. */
const firstLegal =
  <M extends BaseMove, S>(definition: MoveDefinition<S, M>, state: S, seat: Seat) =>
  (all: readonly FieldsOf<M>[], pick: Pick): M | undefined => {
    if (all.length === 0) return undefined;
    const from = pick(all.length);
    return [...all.slice(from), ...all.slice(0, from)]
      .map((fields) => definition.make(fields))
      .find((move) => !isRefused(definition.check(state, seat, move)));
  };

const chosen = <T>(all: readonly T[], pick: Pick): T | undefined =>
  all.length === 0 ? undefined : all[pick(all.length)];

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);

type Wanted =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'contact' | 'sabotage'; readonly capital: Capital }
  | { readonly kind: 'scoring-phase'; readonly phase: number };

const REWARDS: readonly Reward[] = [
  ...ICONS.map((icon) => ({ kind: 'icon', icon }) as const),
  { kind: 'tickets', count: 2 },
  { kind: 'tickets', count: 3 },
  { kind: 'other' },
];

/** What such a piece may show, as far as the book leaves it open. */
const printsOf = (known: KnownPrints, wanted: Wanted, pick: Pick): readonly OpenPrint[] => {
  switch (wanted.kind) {
    case 'card': {
      const stated = BOOK_NATIONS[wanted.card];
      return NATIONS.filter((nation) => stated === undefined || nation === stated).flatMap((nation) =>
        upTo(1, 6).map((by): OpenPrint => ({ ...wanted, kind: 'card', influence: { [nation]: by } })),
      );
    }
    case 'contact': {
      const { capital } = wanted;
      const rewards = REWARDS.flatMap((one) => REWARDS.map((other) => [one, other] as const));
      const influence = pick(7);
      return NATIONS.flatMap((nation) =>
        rewards.map((two): OpenPrint => ({ kind: 'contact', capital, nation, influence, rewards: two })),
      );
    }
    case 'sabotage':
      return upTo(1, 9).map((loss) => ({ kind: 'sabotage', capital: wanted.capital, loss }));
    case 'scoring-phase':
      return phasesOf(known, wanted.phase, pick);
  }
};

const phasesOf = ({ phases }: KnownPrints, phase: number, pick: Pick): readonly OpenPrint[] => {
  const stated = BOOK_ADVANTAGES[phase] ?? [];
  let before = 13;
  const next = (place: number): number => {
    const least = 4 - place;
    before = stated[place] ?? least + pick(Math.max(1, before - least));
    return before;
  };
  const advantages = [next(0), next(1), next(2), next(3), next(4)] as const;
  const others = Object.values(phases).filter((other) => other.phase !== phase);
  const left = PLACES - SHADOWS - others.reduce((sum, other) => sum + other.politicians, 0);
  const counts = others.length === PHASES - 1 ? [left] : upTo(0, left);
  return counts.map((politicians) => ({ kind: 'scoring-phase', phase, advantages, politicians }));
};

/** What a rule may ask for next. */
const wantedPrints = (state: State): readonly Wanted[] => {
  const { prints, turn, phase } = state;
  if (phase === 'turn')
    return [
      ...(turn.third ? [] : CAPITALS.filter((capital) => !prints.contacts[capital])).map(
        (capital) => ({ kind: 'contact', capital }) as const,
      ),
      ...CAPITALS.filter((capital) => !prints.sabotages[capital]).map(
        (capital) => ({ kind: 'sabotage', capital }) as const,
      ),
    ];
  if (phase !== 'score-records') return [];
  const missing = missingPrints(state);
  return [
    ...missing.cards.map((card) => ({ kind: 'card', card }) as const),
    ...missing.phases.map((each) => ({ kind: 'scoring-phase', phase: each }) as const),
  ];
};

/** What a text can have done, one step at a time. */
const effectsOf = (state: State): readonly Effect[] => [
  ...(['influence', 'power'] as const).flatMap((kind) =>
    NATIONS.flatMap((nation) => [1, -1].map((by) => ({ kind, nation, by }) as const)),
  ),
  ...turnOrder(state).flatMap((seat) => [
    ...(['supply', 'tags'] as const).flatMap((kind) => [1, -1].map((by) => ({ kind, seat, by }) as const)),
    ...recorded(playerOf(state, seat)).map(
      (card) => ({ kind: 'move-card', seat, card, to: 'hand' }) as const,
    ),
    ...playerOf(state, seat).assets.map(({ asset }) => ({ kind: 'lose-asset', seat, asset }) as const),
  ]),
  ...(state.phase === 'turn'
    ? [...ICONS.map((icon) => ({ kind: 'icon', icon }) as const), { kind: 'card-actions', by: 1 } as const]
    : []),
];

const textsFor = ({ phase, turn, resolving, players }: State, seat: Seat): readonly TextSource[] => {
  if (phase === 'reveal-politicians')
    return resolving ? [{ kind: 'politician', politician: resolving.politician }] : [];
  return [
    ...turn.owed.flatMap((owed) => (owed.kind === 'text' ? [owed.source] : [])),
    ...(players[seat]?.assets ?? []).map(({ asset }) => ({ kind: 'asset', asset }) as const),
  ];
};

/** The first id of its kind that is free. */
const freeId = (prints: readonly { readonly id: string }[], kind: string): string => {
  let number = prints.length + 1;
  while (prints.some(({ id }) => id === `${kind}-${number}`)) number++;
  return `${kind}-${number}`;
};

const placesOf = ({ regions }: MapPrint): readonly string[] =>
  regions.flatMap(({ id, kind }) => (kind === 'capital' ? [] : [id]));

/** The map of a turn, where its owner may read more of it. */
const mapToLearn = ({ phase, options, map }: State): MapPrint | undefined =>
  phase === 'turn' && options.box === 'owner' ? map : undefined;

/** What is chosen in several steps, read from a real piece, or noted. */
export const iSpySamplers: Samplers<Move, State> = {
  empower: (state, seat, pick) => {
    const tiles = tilesOnBoard(state);
    return firstLegal(
      empower,
      state,
      seat,
    )(
      tiles.flatMap((one) => tiles.map((other) => ({ politicians: [one, other] as const }))),
      pick,
    );
  },
  coerce: (state, seat, pick) => {
    const cards = cardsToCoerce(state);
    const card = chosen(cards, pick);
    const legal = firstLegal(coerce, state, seat);
    const of = (each: Card) => waysToCoerce(state, each).map(({ type: _, ...way }) => way);
    return (card && legal(of(card), pick)) ?? legal(cards.flatMap(of), pick);
  },
  'reveal-politician': (state, seat, pick) => {
    const { revealed, options } = state;
    const known = options.politicianPrints.filter(({ id }) => !revealed.some((old) => old.id === id));
    const print = known[pick(known.length + 1)] ?? {
      id: `entered-${toReveal(state)[0]}`,
      influence: { italy: pick(5) - 2 },
    };
    return firstLegal(revealPolitician, state, seat)([{ print }], pick);
  },
  recruit: (state, seat, pick) => {
    const { options, players, stacks } = state;
    const due = dueRecruit(state);
    if (!due || options.assets === 'digital') return undefined;
    const asset = chosen(
      (due.capital ? [due.capital] : ASSET_CAPITALS).flatMap((capital) => stacks[capital]),
      pick,
    );
    if (asset === undefined) return undefined;
    const owned = players.flatMap(({ assets }) => assets.flatMap(({ print }) => (print ? [print.id] : [])));
    const entered = { id: `entered-${asset}`, cost: LEAST_COST + pick(MOST_COST - LEAST_COST + 1) };
    const known = options.assetPrints.filter(({ id }) => !owned.includes(id));
    const prints = [entered, ...known, { ...entered, cost: LEAST_COST }];
    return firstLegal(
      recruit,
      state,
      seat,
    )(
      prints.map((print) => ({ asset, print })),
      pick,
    );
  },
  'lay-guesses': (state, seat, pick) => {
    const opponents = opponentsOf(state, seat);
    const { hand } = playerOf(state, seat);
    const around = [...hand, ...hand];
    return firstLegal(
      layGuesses,
      state,
      seat,
    )(
      hand.map((_, at) => ({
        guesses: opponents.map((opponent, place) => ({ opponent, card: around[at + place] as Card })),
      })),
      pick,
    );
  },
  'resolve-text': (state, seat, pick) => {
    const source = chosen(textsFor(state, seat), pick);
    if (!source) return undefined;
    const done = pick(4) === 0 ? [[]] : effectsOf(state).map((effect) => [effect]);
    return firstLegal(
      resolveText,
      state,
      seat,
    )(
      done.map((effects) => ({ source, effects })),
      pick,
    );
  },
  'note-print': (state, seat, pick) => {
    const wanted = chosen(wantedPrints(state), pick);
    const prints = wanted ? printsOf(state.prints, wanted, pick) : [];
    return firstLegal(
      notePrint,
      state,
      seat,
    )(
      prints.map((print) => ({ print })),
      pick,
    );
  },
  'note-region': (state, seat, pick) => {
    const map = mapToLearn(state);
    if (!map) return undefined;
    const id = freeId(map.regions, 'region');
    const kind = chosen(REGION_KINDS, pick) as RegionKind;
    const capital = chosen(CAPITALS, pick) as Capital;
    const of = kind === 'outlet' || kind === 'capital' ? { capital } : {};
    const legal = firstLegal(noteRegion, state, seat);
    return (
      legal([{ print: { id, name: id, kind, ...of } }], pick) ??
      legal([{ print: { id, name: id, kind: 'normal' } }], pick)
    );
  },
  'note-route': (state, seat, pick) => {
    const map = mapToLearn(state);
    const all = map ? placesOf(map) : [];
    const pairs = all.flatMap((one) =>
      all.flatMap((other) => (one < other ? [{ print: { regions: [one, other] as const } }] : [])),
    );
    return firstLegal(noteRoute, state, seat)(pairs, pick);
  },
  'note-airship-route': (state, seat, pick) => {
    const map = mapToLearn(state);
    if (!map) return undefined;
    const all = placesOf(map);
    const from = pick(Math.max(1, all.length - 2));
    const regions = all.slice(from, from + 3);
    const id = freeId(map.airshipRoutes, 'airship');
    return regions.length > 1
      ? firstLegal(noteAirshipRoute, state, seat)([{ print: { id, name: id, regions } }], pick)
      : undefined;
  },
};

/** What is tapped in or read from a real piece. */
export const iSpyLightSamplers: Samplers<LightMove, LightState> = {
  'enter-records': (state, seat, pick) =>
    playerOf(state, seat).owed
      ? undefined
      : firstLegal(enterRecords, state, seat)([{ owed: perNation(() => pick(4)) }], pick),
  'score-records': (state, seat, pick) =>
    firstLegal(scoreLightRecords, state, seat)([{ counted: perNation(() => pick(9)) }], pick),
  'enter-standing': (state, seat, pick) =>
    firstLegal(
      enterStanding,
      state,
      seat,
    )([{ influence: perNation(() => pick(2)), power: perNation(() => 20 + pick(2)) }], pick),
  'reveal-politician': (state, seat, pick) => {
    const gone = state.postings.flatMap(({ cause }) => (cause.kind === 'politician' ? [cause.print.id] : []));
    const known = state.options.politicianPrints.filter(({ id }) => !gone.includes(id));
    // One that was taken back in the past has left its number free.
    const fresh = [...gone, ''].findIndex((_, nth) => !gone.includes(`entered-${nth}`));
    const print = known[pick(known.length + 1)] ?? {
      id: `entered-${fresh}`,
      influence: {},
      text: { kind: 'other' } as const,
    };
    return firstLegal(readPolitician, state, seat)([{ print }], pick);
  },
  'resolve-text': (state, seat, pick) =>
    firstLegal(
      resolveLightText,
      state,
      seat,
    )([{ effects: [{ kind: 'power', nation: 'italy', by: 1 }] }], pick),
  'note-print': (state, seat, pick) => {
    const phase = phaseOfRound(state.round);
    if (state.phase !== 'score-records' || state.prints.phases[phase]) return undefined;
    return firstLegal(
      noteLightPrint,
      state,
      seat,
    )(
      phasesOf(state.prints, phase, pick).map((print) => ({ print })),
      pick,
    );
  },
};
