import { type Move as ISpyMove } from '@/rules/i-spy/game';
import { type Move as ISpyLightMove } from '@/rules/i-spy/light/game';
import { type PoliticianPrint } from '@/rules/i-spy/model/prints';
import { type Move as ConnectionMove } from '@/rules/spy-connection/game';
import { type Move as ConnectionLightMove } from '@/rules/spy-connection/light/game';
import { type MissionPrint as ConnectionMission } from '@/rules/spy-connection/model/prints';
import { type Move as SpyMasterMove } from '@/rules/spymaster/game';
import { type Move as SpyMasterLightMove } from '@/rules/spymaster/light/game';
import { type MissionPrint } from '@/rules/spymaster/model/prints';

/** One example of every kind of move; the type makes a forgotten kind an error. */
export type Examples<Move extends { readonly type: string }> = {
  readonly [Type in Move['type']]: Extract<Move, { readonly type: Type }>;
};

const shared = {
  correct: {
    type: 'correct',
    changes: [
      { entry: 'supply/0', to: 4 },
      { entry: 'spy/0', to: 'paris' },
    ],
  },
  leave: { type: 'leave', seat: 2 },
} as const;

const mission: ConnectionMission = { id: 'm-1', cities: ['london', 'madrid'], points: 2, extraTurn: true };
const way = { id: 'london-paris', cities: ['london', 'paris'], spaces: ['london-exit', 'channel'] } as const;

export const connectionMoves: Examples<ConnectionMove> = {
  ...shared,
  'deal-start-missions': {
    type: 'deal-start-missions',
    cards: ['s-1', 's-2'],
    prints: [{ ...mission, id: 's-2', red: 'london' }],
  },
  'reveal-start-missions': { type: 'reveal-start-missions', cards: ['s-1', 's-3', 's-4'] },
  'reveal-missions': { type: 'reveal-missions', cards: ['m-7'] },
  'note-city': { type: 'note-city', print: { id: 'own-1', name: 'Köln am Rhein' } },
  'note-connection': { type: 'note-connection', print: way },
  'note-mission': { type: 'note-mission', slot: 3, print: mission },
  'choose-start-mission': { type: 'choose-start-mission', card: 's-3' },
  'accept-mission': { type: 'accept-mission', mission: 'm-1', slot: 3, print: mission },
  'move-spy': { type: 'move-spy', city: 'london' },
  'connect-city': { type: 'connect-city', connection: way.id, print: way },
  'take-back-agents': { type: 'take-back-agents', spaces: ['channel', 'london-exit'], agents: 3 },
  'take-back-objective': { type: 'take-back-objective', mission: 'm-1', city: 'london' },
  'take-back-assigned': { type: 'take-back-assigned', mission: 'm-1' },
  'discard-mission': { type: 'discard-mission', mission: 'm-1' },
  'cover-objective': { type: 'cover-objective', mission: 'm-1' },
  pass: { type: 'pass' },
  'end-turn': { type: 'end-turn' },
  'decline-extra-turn': { type: 'decline-extra-turn' },
};

export const connectionLightMoves: Examples<ConnectionLightMove> = {
  ...shared,
  'accept-mission': { type: 'accept-mission', agents: 2 },
  'discard-mission': { type: 'discard-mission', agents: 2, circles: 1 },
  'complete-mission': { type: 'complete-mission', points: 5, extraTurn: false, agents: 2, circles: 2 },
  'place-agents': { type: 'place-agents', agents: 2, circles: 0 },
  'take-back-agents': { type: 'take-back-agents', agents: 1, circles: 0 },
  'end-turn': { type: 'end-turn' },
  'decline-extra-turn': { type: 'decline-extra-turn' },
  'enter-score': { type: 'enter-score', completed: [2, 5, 8], covered: 3 },
  stop: { type: 'stop' },
};

const surveillance = { type: 'surveillance', value: 3 } as const;
const operation: MissionPrint = {
  id: 'm-12',
  colour: 'blue',
  specialAgents: 2,
  freelanceAgents: 2,
  intelligence: surveillance,
  points: 9,
};
const totals = { surveillance: 4, espionage: 1, dossiers: 2, fourth: 0 };

export const spyMasterMoves: Examples<SpyMasterMove> = {
  ...shared,
  'place-special-agents': {
    type: 'place-special-agents',
    locations: ['area-1-hub', 'area-1-blue', 'area-6-red'],
  },
  'draw-special-agent': { type: 'draw-special-agent', location: 'area-5-yellow' },
  'place-freelance-agents': { type: 'place-freelance-agents', locations: ['area-2-green', 'area-2-green'] },
  'choose-stack': { type: 'choose-stack', stack: 5 },
  'lay-out-row': { type: 'lay-out-row', cards: [surveillance, { type: 'fourth', value: 1 }] },
  'cut-files': { type: 'cut-files', cuts: [1, 8], spyMasterCard: 8 },
  'choose-file': { type: 'choose-file', first: 0 },
  'burn-to-move': { type: 'burn-to-move', card: surveillance },
  'move-agent': { type: 'move-agent', agent: 'freelance', from: 'area-1-hub', to: 'area-2-hub' },
  'complete-mission': {
    type: 'complete-mission',
    area: 'area-3',
    burned: [surveillance],
    print: operation,
    mission: operation.id,
  },
  'claim-mission': { type: 'claim-mission', area: 'area-2', points: 11, cards: 2 },
  'mend-card': { type: 'mend-card', was: surveillance, is: { type: 'fourth', value: 1 } },
  'end-turn': { type: 'end-turn' },
  pass: { type: 'pass' },
  'reveal-missions': { type: 'reveal-missions', cards: ['m-1', 'm-2'] },
  'note-mission': { type: 'note-mission', area: 'area-4', print: operation },
  'note-location': { type: 'note-location', print: { location: 'area-5-hub', name: 'Köln am Rhein' } },
  'count-hand': { type: 'count-hand', totals },
  stop: { type: 'stop' },
};

export const spyMasterLightMoves: Examples<SpyMasterLightMove> = {
  ...shared,
  'take-spymaster-card': { type: 'take-spymaster-card' },
  'complete-mission': { type: 'complete-mission', points: 11 },
  'end-turn': { type: 'end-turn' },
  pass: { type: 'pass' },
  'clear-board': { type: 'clear-board' },
  'enter-missions': { type: 'enter-missions', points: [8, 9, 10, 7, 11] },
  'count-hand': { type: 'count-hand', totals },
  stop: { type: 'stop' },
};

const haber: PoliticianPrint = {
  id: 'fritz-haber',
  influence: { france: -3, germany: -3 },
  text: { kind: 'extreme', which: 'least', of: 'power', changes: 'power', by: 5 },
};
const richard = {
  kind: 'contact',
  capital: 'berlin',
  nation: 'france',
  influence: 3,
  rewards: [
    { kind: 'tickets', count: 2 },
    { kind: 'icon', icon: 'recruit' },
  ],
} as const;

const level = { 'austria-hungary': 4, britain: 0, france: 38, germany: 12, italy: 7, russia: 1 };

export const iSpyMoves: Examples<ISpyMove> = {
  ...shared,
  'deal-alignments': { type: 'deal-alignments', nations: ['italy', 'britain', 'russia'] },
  'shuffle-politicians': { type: 'shuffle-politicians', cards: ['fritz-haber', 'own-2'] },
  'shuffle-assets': { type: 'shuffle-assets', cards: ['labor-organizer'] },
  'draw-coerced-cards': { type: 'draw-coerced-cards', cards: ['smuggle', 'incite-sedition'] },
  'note-print': { type: 'note-print', print: richard },
  stop: { type: 'stop' },
  'play-card': { type: 'play-card', card: 'trace', target: 1, option: 2, capital: 'rome' },
  'make-contact': { type: 'make-contact', capital: 'berlin' },
  'choose-reward': { type: 'choose-reward', reward: { kind: 'icon', icon: 'recruit' } },
  retrieve: { type: 'retrieve', card: 'airship-line' },
  recruit: { type: 'recruit', asset: 7, print: { id: 'labor-organizer', cost: 5 } },
  'decline-recruit': { type: 'decline-recruit' },
  control: { type: 'control', politician: 4 },
  empower: { type: 'empower', politicians: [4, 9] },
  scandalize: { type: 'scandalize', politician: 4 },
  'give-initiative': { type: 'give-initiative', seat: 0 },
  coerce: { type: 'coerce', card: 'sabotage', player: 'coercer', capital: 'berlin' },
  'return-coerced-cards': { type: 'return-coerced-cards' },
  'take-tag-for-tickets': { type: 'take-tag-for-tickets', spy: 1 },
  'take-cache': { type: 'take-cache' },
  'look-at-assets': { type: 'look-at-assets', capital: 'london' },
  'resolve-text': {
    type: 'resolve-text',
    source: { kind: 'asset', asset: 7 },
    effects: [
      { kind: 'influence', nation: 'italy', by: -2 },
      { kind: 'supply', seat: 1, by: 1 },
      { kind: 'card-actions', by: 1 },
      { kind: 'icon', icon: 'resupply' },
      { kind: 'move-card', seat: 0, card: 'femme-fatale', to: 'hand' },
      { kind: 'lose-asset', seat: 2, asset: 3 },
    ],
  },
  deploy: { type: 'deploy', region: 'praha' },
  flee: { type: 'flee', region: 'harwich' },
  travel: { type: 'travel', region: 'wien' },
  'drop-tickets': { type: 'drop-tickets' },
  'enter-capital': { type: 'enter-capital', region: 'berlin-1' },
  'leave-capital': { type: 'leave-capital', region: 'leipzig' },
  fly: { type: 'fly', region: 'milano' },
  relocate: { type: 'relocate', region: 'salzburg' },
  'note-region': {
    type: 'note-region',
    print: {
      id: 'own-1',
      name: 'Köln am Rhein',
      kind: 'outlet',
      capital: 'berlin',
      nation: 'germany',
      at: [365, 335],
    },
  },
  'note-route': { type: 'note-route', print: { regions: ['own-1', 'praha'] } },
  'note-airship-route': {
    type: 'note-airship-route',
    print: { id: 'own-line', name: 'Alpenlinie', regions: ['praha', 'wien'] },
  },
  'show-hand': { type: 'show-hand' },
  'end-turn': { type: 'end-turn' },
  'mark-politician': { type: 'mark-politician', politician: 1 },
  'note-politician': { type: 'note-politician', politician: 1, print: haber },
  'answer-politician': { type: 'answer-politician', accept: true },
  'lay-guesses': { type: 'lay-guesses', guesses: [{ opponent: 1, card: 'evade' }] },
  'turn-asset': { type: 'turn-asset', asset: 7, nation: 'russia' },
  'reveal-alignment': { type: 'reveal-alignment', nation: 'italy' },
  'score-records': { type: 'score-records' },
  'reveal-politician': { type: 'reveal-politician', print: haber },
  'award-advantages': { type: 'award-advantages' },
  'clean-up': { type: 'clean-up' },
  'score-final-report': { type: 'score-final-report' },
};

export const iSpyLightMoves: Examples<ISpyLightMove> = {
  ...shared,
  'deal-alignments': { type: 'deal-alignments', nations: ['italy', 'britain'] },
  'note-print': {
    type: 'note-print',
    print: { kind: 'scoring-phase', phase: 2, advantages: [5, 4, 3, 2, 1], politicians: 2 },
  },
  adjust: { type: 'adjust', measure: 'influence', nation: 'germany', by: -6 },
  'give-initiative': { type: 'give-initiative', seat: 1 },
  'end-turn': { type: 'end-turn' },
  stop: { type: 'stop' },
  'enter-records': { type: 'enter-records', owed: { 'austria-hungary': 2, germany: 8 } },
  'score-records': { type: 'score-records' },
  'reveal-politician': { type: 'reveal-politician', print: haber },
  'resolve-text': { type: 'resolve-text', effects: [{ kind: 'power', nation: 'britain', by: 5 }] },
  'award-advantages': { type: 'award-advantages' },
  'clean-up': { type: 'clean-up' },
  'enter-standing': { type: 'enter-standing', influence: level, power: level },
  'enter-guesses': { type: 'enter-guesses', deceived: 2, allRight: false },
  'score-final-report': { type: 'score-final-report' },
  'turn-asset': { type: 'turn-asset', nation: 'france' },
  'finish-assets': { type: 'finish-assets' },
  'reveal-alignment': { type: 'reveal-alignment' },
};
