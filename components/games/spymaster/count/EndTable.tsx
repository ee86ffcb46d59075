import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Sheet as Panel } from '@/components/kit/Sheet';
import { type TableProps } from '@/components/match/game-screens';
import { type Seat } from '@/rules/core/seat';
import { NO_CARDS } from '@/rules/spymaster/model/pile';
import { presentOf } from '@/rules/spymaster/model/round';
import { leadersOf, outcome } from '@/rules/spymaster/model/scoring';
import { type State } from '@/rules/spymaster/model/state';
import { countHand } from '@/rules/spymaster/moves/count-hand';
import { OpenHand } from '../hand/OpenHand';
import { useTable } from '../table';
import { CountTable } from './CountTable';
import { type Cell, handOf, type Known, type Sheet } from './sheet';
import { TieWords } from './TieWords';

/** SM-41: hands are open. What the app does not know of them is typed in; then the bonuses stand there. */
export function EndTable(props: TableProps) {
  const table = useTable(props);
  const { t, view, options, log, seatName } = table;
  const [open, setOpen] = useState<Seat>();
  const state = log.state as State;
  const isOver = view.phase === 'over';
  const counting = log.game.status(state, 'table').decisions[0]?.seats ?? [];
  const known = ({ row, seat }: Cell): Known => {
    const player = view.players[seat];
    if (row === 'missions') return player?.points ?? 0;
    if (isOver) return player?.totals?.[row] ?? 0;
    return counting.includes(seat) ? undefined : 'hidden';
  };
  const sheet: Sheet = { seats: presentOf(view.players), known };
  const scores = outcome(state).scores.filter(({ seat }) => !view.players[seat]?.left);
  const leaders = isOver ? leadersOf(scores) : [];
  const tied = leaders.length > 1 ? leaders : [];
  const hand = open === undefined ? undefined : view.players[open]?.hand;
  const canMend = isOver && props.canAct && options.intelligenceDeck === 'physical';
  return (
    <>
      <CountTable
        {...props}
        names={table}
        sheet={sheet}
        tied={tied}
        draftsOf={(typed) =>
          sheet.seats
            .filter((seat) => known({ row: 'surveillance', seat }) === undefined)
            .map((seat) => ({
              actor: seat,
              move: countHand.make({ totals: handOf(sheet, typed, seat) }),
            }))
        }
        after={
          isOver && (
            <>
              <AppText tone="soft">{t('ui.count.bonus')}</AppText>
              {tied.length > 0 && <TieWords t={t} />}
              {canMend && (
                <AppText variant="small" tone="soft">
                  {t('ui.mend-open')}
                </AppText>
              )}
            </>
          )
        }
        onKnown={({ row, seat }) =>
          isOver && row !== 'missions' && (view.players[seat]?.hand?.cards.length ?? 0) > 0
            ? () => setOpen(seat)
            : undefined
        }
      />
      {open !== undefined && (
        <Panel open title={t('ui.hand-of', { seat: seatName(open) })} onClose={() => setOpen(undefined)}>
          <OpenHand table={table} seat={open} hand={hand ?? NO_CARDS} canMend={canMend} />
        </Panel>
      )}
    </>
  );
}
