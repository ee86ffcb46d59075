import { type StripStanding } from '@/components/match/game-screens';
import { type Speak } from '@/i18n/say';
import { type LogAt } from '@/rules/core/log/match-log';
import { type View as LightView } from '@/rules/i-spy/light/state';
import { SCORED_ROUNDS } from '@/rules/i-spy/model/pieces';
import { type View } from '@/rules/i-spy/model/view';
import { isScoring } from './director/steps';

/** What lies before each spy, and who holds the Initiative Card. After some rounds a Scoring Phase follows. */
export const strip = ({ game, state }: LogAt, t: Speak): StripStanding => {
  const view = game.view(state, 'table') as View | LightView;
  const { players, initiative, phase, round } = view;
  const sign = { icon: 'initiative', label: t('ui.initiative') } as const;
  return {
    rimmed: true,
    stops: SCORED_ROUNDS,
    ...noteOf(t, phase, SCORED_ROUNDS.includes(round)),
    seats: players.map((player, seat) => ({
      numbers:
        'supply' in player
          ? [
              {
                id: `supply/${seat}`,
                label: t('ui.supply-of', { count: player.supply }),
                text: String(player.supply),
                icon: 'supply',
              },
              {
                id: `tags/${seat}`,
                label: t('ui.tags-of', { count: player.tags }),
                text: String(player.tags),
                icon: 'tag',
              },
            ]
          : [],
      ...(player.left ? { state: 'left' } : {}),
      ...(seat === initiative && !player.left ? { sign } : {}),
    })),
  };
};

/** In a turn only what comes next is news; a Scoring Phase is named by its step, which is all that there is room for. */
const noteOf = (
  t: Speak,
  phase: (View | LightView)['phase'],
  scoredNext: boolean,
): Pick<StripStanding, 'note'> => {
  if (phase === 'mark-politicians') return { note: '' };
  if (phase === 'turn') return { note: scoredNext ? t('ui.strip.next') : '' };
  if (phase === 'score-records') return { note: t('ui.records') };
  return isScoring(phase) ? { note: t(`ui.step.${phase}`) } : {};
};
