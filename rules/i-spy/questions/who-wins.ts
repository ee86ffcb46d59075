import { listed, type Message, message, number, piece } from '@/rules/core/message';
import { type Aligned, becauseOf, type Ending, endingOf, type EndStep, ruleBehind } from '../model/outcome';
import { type Standing } from '../model/scoring';

interface WinnerFacts {
  readonly standing: Standing;
  /** Each player's Nation, every Nation at most once. */
  readonly aligned: readonly Aligned[];
}

export interface WinnerVerdict extends Ending {
  readonly because: Message;
  /** The way to it, one sentence for each pass. */
  readonly story: readonly Message[];
  readonly rule: 'IS-61' | 'IS-62';
}

/** IS-61, IS-62: who wins, and what decided? */
export const whoWins = ({ standing, aligned }: WinnerFacts): WinnerVerdict | undefined => {
  const ending = endingOf(standing, aligned);
  return (
    ending && {
      ...ending,
      because: becauseOf(ending),
      story: ending.steps.map((step) => told(step, aligned)),
      rule: ruleBehind(ending),
    }
  );
};

const told = ({ power, influence, tied, least }: EndStep, aligned: readonly Aligned[]): Message => {
  const nationsOf = (seats: readonly number[]) =>
    listed(aligned.filter(({ seat }) => seats.includes(seat)).map(({ nation }) => piece(nation)));
  const params = { power: number(power), nations: nationsOf(tied) };
  if (tied.length === 1) return message('story.power', params);
  return least.length === 1
    ? message('story.influence', { ...params, influence: number(influence), least: nationsOf(least) })
    : message('story.standstill', { ...params, influence: number(influence), least: nationsOf(least) });
};
