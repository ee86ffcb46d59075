import { type StripStanding } from '@/components/match/game-screens';
import { type Speak } from '@/i18n/say';
import { type LogAt } from '@/rules/core/log/match-log';
import { type View as LightView } from '@/rules/spymaster/light/game';
import { type View } from '@/rules/spymaster/model/view';

/** Points and cards in the hand, who is SpyMaster, and who has passed. */
export const strip = ({ game, state }: LogAt, t: Speak): StripStanding => {
  const view = game.view(state, 'table') as View | LightView;
  const { players, spyMaster, ring, phase } = view;
  // SM-42: whoever scores alone is not asked who it is before a tie.
  const hasPawn = phase !== 'over' && phase !== 'scoring';
  const crown = { icon: 'crown', label: t('ui.spymaster') } as const;
  return {
    seats: players.map((player, seat) => {
      const points = player.points + (player.bonus ?? 0);
      const pointsOf = {
        id: `points/${seat}`,
        label: t('common.points', { count: points }),
        text: String(points),
        icon: 'flag',
      } as const;
      const cards =
        'handCount' in player
          ? {
              id: `hand/${seat}`,
              label: t('ui.hand-count', { count: player.handCount }),
              text: String(player.handCount),
              icon: 'cards' as const,
            }
          : undefined;
      const passed = phase === 'operations' && ring.passed.includes(seat);
      return {
        numbers: cards ? [pointsOf, cards] : [pointsOf],
        ...(player.left ? { state: 'left' } : passed ? { state: 'passed' } : {}),
        ...(seat === spyMaster && hasPawn && !player.left ? { sign: crown } : {}),
      };
    }),
  };
};
