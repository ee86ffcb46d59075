import { type BoardProps } from '@/components/match/game-screens';
import { AppText } from '@/components/kit/AppText';
import { FREELANCE_AGENTS, SPECIAL_AGENTS } from '@/rules/spymaster/model/prints';
import { useTable } from '../table';

/** SM-10: every tap on the map puts down one of the Agents that were thrown onto the board; undo takes it up again. */
export function Entry(props: BoardProps) {
  const { t, view, seatName } = useTable(props);
  const seat = view.players.findIndex(({ agents }) => agents.length < SPECIAL_AGENTS);
  return (
    <>
      <AppText variant="display">
        {view.phase === 'place-special-agents' && seat >= 0
          ? `${view.players[seat]?.agents.length ?? 0}/${SPECIAL_AGENTS}`
          : `${view.freelances.length}/${FREELANCE_AGENTS}`}
      </AppText>
      <AppText variant="label" aria-live="polite">
        {view.phase === 'place-special-agents' && seat >= 0
          ? t('ui.throw-special', { seat: seatName(seat) })
          : t('ui.throw-freelance')}
      </AppText>
    </>
  );
}
