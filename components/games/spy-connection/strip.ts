import { type SeatStanding, type StripStanding } from '@/components/match/game-screens';
import { type Speak } from '@/i18n/say';
import { type LogAt } from '@/rules/core/log/match-log';
import { type View as LightView } from '@/rules/spy-connection/light/game';
import { MISSIONS_TO_END } from '@/rules/spy-connection/model/prices';
import { completedCount } from '@/rules/spy-connection/model/state';
import { type View } from '@/rules/spy-connection/model/view';

interface Counted {
  readonly supply: number;
  readonly done: number;
  readonly left: boolean;
  readonly hasLastTurn: boolean;
  /** An extra turn that is played, or still to come. */
  readonly extra: boolean;
}

/** Agents in the supply, and how far each is on the way to seven Missions. A scoreboard tells them itself. */
export const strip = ({ game, state }: LogAt, t: Speak): StripStanding => {
  const view = game.view(state, 'table') as View | LightView;
  const extraFor = (seat: number) => seat === view.active && (view.turn.extra || view.extraTurns > 0);
  if (isLight(view))
    return {
      seats: view.players.map(({ left, hasLastTurn }, seat) => ({
        numbers: [],
        ...signOf(t, { left, hasLastTurn, extra: extraFor(seat) }),
      })),
    };
  return {
    seats: view.players.map((player, seat) => {
      const { supply, left, hasLastTurn } = player;
      const counted = { supply, left, hasLastTurn, done: completedCount(player), extra: extraFor(seat) };
      return standing(t, seat, counted);
    }),
    ...(view.phase === 'option' || view.phase === 'travelled' || view.phase === 'objectives'
      ? { parts: { at: view.phase === 'objectives' ? 2 : 1, of: 2 } }
      : {}),
  };
};

const isLight = (view: View | LightView): view is LightView => !('board' in view);

/** The flag of a last turn, the bolt of an extra one. */
const signOf = (
  t: Speak,
  { left, hasLastTurn, extra }: Pick<Counted, 'left' | 'hasLastTurn' | 'extra'>,
): Pick<SeatStanding, 'state' | 'sign'> => {
  if (left) return { state: 'left' };
  if (extra) return { sign: { icon: 'bolt', label: t('ui.extra-turn') } };
  return hasLastTurn ? { sign: { icon: 'flag', label: t('ui.last-turn') } } : {};
};

const standing = (t: Speak, seat: number, counted: Counted): SeatStanding => {
  const { supply, done } = counted;
  return {
    numbers: [
      {
        id: `supply/${seat}`,
        label: t('ui.supply', { count: supply }),
        text: String(supply),
        icon: 'agent',
      },
      {
        id: `completed/${seat}`,
        label: t('ui.done', { count: done, of: MISSIONS_TO_END }),
        text: `${done}/${MISSIONS_TO_END}`,
      },
    ],
    ...signOf(t, counted),
  };
};
