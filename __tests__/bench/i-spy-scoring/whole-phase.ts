import { practiceOptions } from '@/rules/i-spy/box/practice';
import { full, type Move } from '@/rules/i-spy/game';
import { start } from '@/rules/i-spy/model/phases';
import { ACTION_CARDS } from '@/rules/i-spy/model/pieces';
import { type State } from '@/rules/i-spy/model/state';

/** Four players, each with six cards in the Records, before the second Scoring Phase. */
const begun = start({ ...practiceOptions({ seatCount: 4, startSeat: 0 }), politicians: 'physical' });
const table: State = {
  ...begun,
  phase: 'score-records',
  round: 6,
  players: begun.players.map((player, seat) => {
    const records = ACTION_CARDS.filter((_, card) => (card + seat) % 2 === 0);
    return { ...player, records, hand: ACTION_CARDS.filter((card) => !records.includes(card)) };
  }),
};

/** Politicians that look at every Nation, one after the other. */
const nextStep = ({ phase, revealed }: State): Move =>
  phase === 'reveal-politicians'
    ? {
        type: 'reveal-politician',
        print: {
          id: `tile-${revealed.length}`,
          influence: { france: 2, germany: -3 },
          text: { kind: 'extreme', which: 'least', of: 'influence', changes: 'power', by: 1 },
        },
      }
    : { type: phase as 'score-records' | 'award-advantages' | 'clean-up' };

const wholePhase = (): State => {
  let state = table;
  while (state.phase !== 'turn') {
    const move = nextStep(state);
    const [against] = full.check(state, state.initiative, move);
    if (against) throw new Error(`${move.type}: ${against.code}`);
    state = full.apply(state, state.initiative, move);
  }
  return state;
};

/** Prints what a whole Scoring Phase takes after so many of them in this process. */
export const measureAfter = (before: number): void => {
  const measure = (): void => {
    for (let phase = 0; phase < before; phase++) wholePhase();
    const begin = process.cpuUsage();
    const { postings, round } = wholePhase();
    const { user, system } = process.cpuUsage(begin);
    // Records, two Politicians, Advantages, clean-up.
    if (postings.length !== 5 || round !== 7) throw new Error('not a whole Scoring Phase');
    console.log((user + system) / 1000);
  };
  // What loading left to do in the background is not the engine's.
  setTimeout(measure, 200);
};
