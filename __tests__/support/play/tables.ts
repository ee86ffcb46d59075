import { type BaseMove, type GameModule } from '@/rules/core/contract';
import { type TableOptions } from '@/rules/core/seat';
import { practiceOptions as spyConnection } from '@/rules/spy-connection/box/practice';
import { full as spyConnectionFull } from '@/rules/spy-connection/game';
import { light as spyConnectionLight } from '@/rules/spy-connection/light/game';
import { practiceOptions as spyMaster } from '@/rules/spymaster/box/practice';
import { full as spyMasterFull } from '@/rules/spymaster/game';
import { light as spyMasterLight } from '@/rules/spymaster/light/game';
import { practiceOnMap, practiceOptions as iSpy } from '@/rules/i-spy/box/practice';
import { full as iSpyFull } from '@/rules/i-spy/game';
import { light as iSpyLight } from '@/rules/i-spy/light/game';
import { expectPieces } from '../../rules/i-spy/support/invariants';
import { tableOptions } from '../../rules/i-spy/support/table';
import { expectAgents, expectCards, expectCounts } from '../../rules/spy-connection/support/invariants';
import { expectWhole } from '../../rules/spymaster/support/invariants';
import { anyGame } from '../replay';
import { iSpyLightSamplers, iSpySamplers } from './i-spy';
import { type Samplers } from './playout';
import { fullSamplers, lightSamplers } from './spy-connection';
import { spyMasterLightSamplers, spyMasterSamplers } from './spymaster';

/** A game as random players play it in one depth, with everything that differs from table to table. */
export interface RandomTable {
  readonly name: string;
  readonly game: GameModule<TableOptions, BaseMove, unknown>;
  /** The tables are taken in turn. */
  readonly options: readonly ((seed: number) => TableOptions)[];
  readonly samplers: Samplers<BaseMove, unknown>;
  readonly weights: Readonly<Record<string, number>>;
  /** Throws where a piece is gone, or lies in two places; whatever the table has decided. */
  readonly holds: (state: unknown) => void;
}

interface Parts<Options> {
  readonly name: string;
  readonly game: object;
  readonly options: readonly ((seed: number) => Options)[];
  readonly samplers: object;
  readonly weights: Readonly<Record<string, number>>;
  readonly holds?: (state: never) => void;
}

const table = <Options extends TableOptions>({ holds, ...parts }: Parts<Options>): RandomTable => ({
  ...parts,
  game: anyGame(parts.game),
  samplers: parts.samplers as Samplers<BaseMove, unknown>,
  holds: (state) => holds?.(state as never),
});

const seated = (seed: number, least: number, most: number) => {
  const seatCount = least + (seed % (most - least + 1));
  return { seatCount, startSeat: seed % seatCount };
};

const realCards = { box: 'owner', intelligenceDeck: 'physical', missionDeck: 'physical' } as const;
const atTheTable = (seed: number) => tableOptions(seated(seed, 2, 4).seatCount, seated(seed, 2, 4));

export const randomTables: readonly RandomTable[] = [
  table({
    name: 'spy-connection full',
    game: spyConnectionFull,
    options: [
      (seed) => spyConnection(seated(seed, 2, 4)),
      (seed) => ({
        ...spyConnection(seated(seed, 2, 4)),
        board: 'dark' as const,
        startMissions: 'chosen' as const,
      }),
      (seed) => ({ ...spyConnection(seated(seed, 2, 4)), decks: 'physical' as const, box: 'owner' as const }),
    ],
    samplers: fullSamplers,
    weights: {
      'cover-objective': 30,
      'connect-city': 6,
      'accept-mission': 4,
      'move-spy': 1.5,
      'end-turn': 6,
      'take-back-agents': 1.5,
      'take-back-objective': 0.1,
      'discard-mission': 0.1,
      'decline-extra-turn': 3,
    },
    holds: (state: Parameters<typeof expectCards>[0]) => {
      expectAgents(state);
      expectCards({ ...state, phase: 'over' });
    },
  }),
  table({
    name: 'spy-connection light',
    game: spyConnectionLight,
    options: [
      (seed) => {
        const at = seated(seed, 2, 4);
        const agents = Array.from({ length: at.seatCount }, () => 15 as const);
        return { ...at, opened: 'at-the-start' as const, board: 'light' as const, agents };
      },
    ],
    samplers: lightSamplers,
    weights: { 'complete-mission': 1, 'end-turn': 3, 'discard-mission': 0.2 },
    holds: expectCounts,
  }),
  table({
    name: 'spymaster full',
    game: spyMasterFull,
    options: [
      (seed) => spyMaster(seated(seed, 2, 6)),
      (seed) => ({ ...spyMaster(seated(seed, 2, 6)), ...realCards, placement: 'physical' as const }),
      (seed) => ({
        ...spyMaster(seated(seed, 2, 6)),
        ...realCards,
        rows: 'blank' as const,
        specialAgents: 'chosen' as const,
        intelligenceCards: [],
      }),
    ],
    samplers: spyMasterSamplers,
    weights: { 'burn-to-move': 1.2, 'move-agent': 12, 'complete-mission': 40, 'end-turn': 1, pass: 4 },
    holds: expectWhole,
  }),
  table({
    name: 'spymaster light',
    game: spyMasterLight,
    options: [(seed) => ({ ...seated(seed, 2, 6), opened: 'at-the-start' as const })],
    samplers: spyMasterLightSamplers,
    weights: { 'complete-mission': 0.3, 'clear-board': 0.1, pass: 2 },
  }),
  table({
    name: 'i-spy full',
    game: iSpyFull,
    options: [
      (seed) => iSpy(seated(seed, 2, 4)),
      (seed) => ({ ...iSpy(seated(seed, 2, 4)), specialActionCards: true, finalReport: true }),
      atTheTable,
      (seed) => practiceOnMap(seated(seed, 2, 4)),
    ],
    samplers: iSpySamplers,
    weights: {
      'play-card': 1.5,
      'end-turn': 8,
      travel: 2,
      'enter-capital': 4,
      'make-contact': 3,
      'look-at-assets': 0.15,
      'take-cache': 0.3,
      'resolve-text': 0.6,
      'note-print': 0.6,
      coerce: 6,
      recruit: 4,
    },
    holds: expectPieces,
  }),
  table({
    name: 'i-spy light',
    game: iSpyLight,
    options: [
      (seed) => ({
        ...seated(seed, 2, 4),
        opened: 'at-the-start' as const,
        finalReport: seed % 2 === 0,
        alignments: 'physical' as const,
        openPrints: [],
        politicianPrints: [],
      }),
    ],
    samplers: iSpyLightSamplers,
    weights: { 'end-turn': 12, 'finish-assets': 6 },
  }),
];
