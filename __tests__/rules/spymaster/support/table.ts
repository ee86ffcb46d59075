import { PlayedTable } from '@/__tests__/support/played-table';
import { practiceOptions } from '@/rules/spymaster/box/practice';
import { full, type Move } from '@/rules/spymaster/game';
import { type Options } from '@/rules/spymaster/model/options';
import {
  AREAS,
  type Area,
  type Intelligence,
  type IntelligenceType,
  type Location,
  type MissionPrint,
} from '@/rules/spymaster/model/prints';
import { type MissionSpace, type Player, type State } from '@/rules/spymaster/model/state';
import { burnToMove } from '@/rules/spymaster/moves/burn-to-move';
import { chooseFile } from '@/rules/spymaster/moves/choose-file';
import { chooseStack } from '@/rules/spymaster/moves/choose-stack';
import { completeMission } from '@/rules/spymaster/moves/complete-mission';
import { cutFiles } from '@/rules/spymaster/moves/cut-files';
import { endTurn } from '@/rules/spymaster/moves/end-turn';
import { layOutRow } from '@/rules/spymaster/moves/lay-out-row';
import { moveAgent } from '@/rules/spymaster/moves/move-agent';
import { pass as passTurn } from '@/rules/spymaster/moves/pass';
import { expectWhole } from './invariants';

const LETTERS: Readonly<Record<string, IntelligenceType>> = {
  s: 'surveillance',
  e: 'espionage',
  d: 'dossiers',
  f: 'fourth',
};

/** `s3 e1 d2` */
export const cards = (list: string): readonly Intelligence[] =>
  list === ''
    ? []
    : list.split(' ').map((card) => ({
        type: LETTERS[card.charAt(0)] as IntelligenceType,
        value: Number(card.slice(1)),
      }));

export const card = (name: string): Intelligence => cards(name)[0] as Intelligence;

/** `1-hub 2-green` */
export const places = (list: string): readonly Location[] =>
  list === '' ? [] : list.split(' ').map((place) => `area-${place}` as Location);

export interface Asked {
  readonly colour?: MissionPrint['colour'];
  readonly special?: number;
  readonly freelance?: number;
  readonly pays?: string;
  readonly points?: number;
}

export const missionPrint = (id: string, asked: Asked = {}): MissionPrint => ({
  id,
  colour: asked.colour ?? 'blue',
  specialAgents: asked.special ?? 1,
  freelanceAgents: asked.freelance ?? 0,
  intelligence: card(asked.pays ?? 's3'),
  points: asked.points ?? 8,
});

export interface Seated {
  readonly agents?: string;
  readonly hand?: string;
  readonly unknown?: number;
  readonly completed?: readonly number[];
  readonly left?: boolean;
}

export interface Laying {
  readonly players: readonly Seated[];
  /** By Area: what the faceup Mission asks for; `empty` has none at all, `single` nothing underneath. */
  readonly missions?: Readonly<
    Record<number, Asked & { readonly single?: boolean; readonly empty?: boolean }>
  >;
  readonly freelances?: string;
  readonly options?: Partial<Options>;
  readonly state?: Partial<State>;
}

const SIZES: Readonly<Record<number, number>> = { 2: 9, 3: 10, 4: 13, 5: 16, 6: 19 };
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const sit = (
  { agents = '1-hub 1-hub 1-hub', hand = '', unknown = 0, ...rest }: Seated,
  seat: number,
): Player => ({
  agents: places(agents),
  hand: { cards: cards(hand), unknown },
  unread: unknown > 0,
  completed: (rest.completed ?? []).map((points, place) => ({
    area: 'area-6' as Area,
    print: missionPrint(`done-${seat}-${place}`, { points }),
  })),
  earlier: { missions: 0, points: 0 },
  left: rest.left ?? false,
});

/** A game in the middle of the Operations phase of round 1, with hands and Missions of one's own. */
export const lay = ({
  players,
  missions = {},
  freelances = '',
  options: changed = {},
  state = {},
}: Laying) => {
  const seatCount = players.length;
  const options: Options = {
    ...practiceOptions({ seatCount, startSeat: 0 }),
    intelligenceDeck: 'physical',
    missionDeck: 'physical',
    box: 'owner',
    ...(changed.missionDeck === 'digital' ? {} : { missionPrints: [] }),
    ...changed,
  };
  const base = full.start(options);
  const seated = players.map(sit);
  const spaces = AREAS.map((area, place): MissionSpace => {
    const { single = false, empty = false, ...asked } = missions[place + 1] ?? {};
    if (empty) return { facedown: false };
    const print = missions[place + 1] ? missionPrint(`laid-${place + 1}`, asked) : undefined;
    return { faceup: print ? { print } : {}, facedown: !single };
  });
  const onBoard = sum(spaces.map(({ faceup, facedown }) => (faceup ? 1 : 0) + (facedown ? 1 : 0)));
  const done = sum(seated.map(({ completed }) => completed.length));
  const scattered = places(freelances);
  const held = seated.map(({ hand }) => hand.cards.length + hand.unknown);
  const laid: State = {
    ...base,
    phase: 'operations',
    players: seated,
    freelances: [...scattered, ...Array.from({ length: 18 - scattered.length }, () => 'area-6-hub' as const)],
    stacks: [2, 3, 4, 5],
    rows: 1,
    spaces,
    missionDeck: 60 - onBoard - done,
    ...(state.phase === undefined ? { nextSpyMaster: 0 } : {}),
    ...state,
  };
  const size = SIZES[seatCount] ?? 0;
  const away = laid.stacks.length + (laid.phase === 'lay-out-row' ? 1 : 0);
  const lying = laid.row.length + sum(laid.files.map((file) => file.cards.length));
  const rest = (5 - away) * size - sum(held) - lying;
  return new Table(state.discard ? laid : { ...laid, discard: { cards: [], unknown: rest } });
};

export class Table extends PlayedTable<State, Move, Player> {
  constructor(state: State) {
    super(full, expectWhole, state);
  }
}

export const burn = (name: string): Move => burnToMove.make({ card: card(name) });
export const go = (from: string, to: string, agent: number | 'freelance' = 'freelance'): Move =>
  moveAgent.make({ agent, from: `area-${from}` as Location, to: `area-${to}` as Location });
export const complete = (area: number, burned: string, print?: MissionPrint): Move =>
  completeMission.make({
    area: `area-${area}` as Area,
    burned: cards(burned),
    ...(print ? { print } : {}),
  });
export const end: Move = endTurn.make({});
export const pass: Move = passTurn.make({});
/** `file`: the one with the SpyMaster card, from 0; one that there is not: it lies alone. */
export const cut = (cuts: readonly number[], file = 0): Move =>
  cutFiles.make({ cuts, spyMasterCard: [0, ...cuts][file] ?? 18 });
/** The File that begins with this card of the row, from 0. */
export const choose = (first: number): Move => chooseFile.make({ first });
export const stack = (number: 1 | 2 | 3 | 4 | 5): Move => chooseStack.make({ stack: number });
export const row = (list: string): Move => layOutRow.make({ cards: cards(list) });
