import { type State } from '@/rules/spymaster/model/state';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const SIZES: Readonly<Record<number, number>> = { 2: 9, 3: 10, 4: 13, 5: 16, 6: 19 };

/** SM-50: every Intelligence card in one place, 60 Missions, and all Agents on the board. */
export const expectWhole = (state: State): void => {
  const { players, row, files, discard, stacks, options, spaces, missionDeck, freelances, phase } = state;
  const size = SIZES[options.seatCount] ?? 0;
  const free = files.filter(({ owner }) => owner === undefined).map(({ cards }) => cards.length);
  const hands = players.map(({ hand }) => hand.cards.length + hand.unknown);
  // A chosen stack whose row is not laid out yet lies beside the others.
  const chosen = phase === 'lay-out-row' ? 1 : 0;
  const cards =
    (stacks.length + chosen) * size +
    row.length +
    sum(free) +
    sum(hands) +
    discard.cards.length +
    discard.unknown;
  if (cards !== 5 * size) throw new Error(`[SM-50] ${cards} Intelligence cards in ${phase}`);
  if (hands.some((count) => count < 0) || discard.unknown < 0)
    throw new Error('[SM-50] fewer cards than none');
  const onBoard = sum(spaces.map(({ faceup, facedown }) => (faceup ? 1 : 0) + (facedown ? 1 : 0)));
  const done = sum(players.map(({ completed, earlier }) => completed.length + earlier.missions));
  if (missionDeck + onBoard + done !== 60 || missionDeck < 0)
    throw new Error(`[SM-50] ${missionDeck + onBoard + done} Missions`);
  const ids = [
    ...spaces.flatMap(({ faceup }) => (faceup?.print ? [faceup.print.id] : [])),
    ...players.flatMap(({ completed }) => completed.map(({ print }) => print.id)),
  ];
  if (new Set(ids).size !== ids.length) throw new Error('[SM-50] a Mission lies in two places');
  if (phase === 'place-special-agents') return;
  if (players.some(({ agents }) => agents.length !== 3)) throw new Error('[SM-50] not 3 Special Agents');
  if (phase !== 'place-freelance-agents' && freelances.length !== 18)
    throw new Error('[SM-50] not 18 Freelance Agents');
};
