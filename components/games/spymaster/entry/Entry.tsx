import { type BoardProps } from '@/components/match/game-screens';
import { AppText } from '@/components/kit/AppText';
import { FREELANCE_AGENTS, SPECIAL_AGENTS } from '@/rules/spymaster/model/prints';
import { type Table, useTable } from '../table';
import { RowPad } from './RowPad';

/** What lies on the real table: the row card by card, or Agents that were thrown onto the board. */
export function Entry(props: BoardProps) {
  const table = useTable(props);
  return table.view.phase === 'lay-out-row' ? <RowPad table={table} /> : <Thrown table={table} />;
}

/** SM-10: every tap on the map puts one down; undo takes it up again. */
function Thrown({ table }: { readonly table: Table }) {
  const { t, view, seatName } = table;
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
