import { type ReactNode } from 'react';
import { type DockAction } from '@/components/kit/stage/dock-action';
import { Frame } from '@/components/match/frame/Frame';
import { type TableProps } from '@/components/match/game-screens';
import { type Draft } from '@/rules/core/log/event';
import { type Seat } from '@/rules/core/seat';
import { type Names } from '../table';
import { CountGrid } from './CountGrid';
import { CountTray } from './CountTray';
import {
  askedOf,
  type Cell,
  onwards,
  restIsNothing,
  type Sheet,
  typedAt,
  type Typed,
  withoutLast,
  withValue,
} from './sheet';
import { useTyped } from './use-typed';

interface CountTableProps extends TableProps {
  readonly names: Names;
  readonly sheet: Sheet;
  /** What all of it becomes, once the last number was typed. */
  readonly draftsOf: (typed: Typed) => readonly Draft[];
  /** Level at the top, once nothing is left to count. */
  readonly tied: readonly Seat[];
  /** What is asked for besides numbers. */
  readonly after?: ReactNode;
  /** What a tap on a number opens, once all of them stand there. */
  readonly onKnown?: ((cell: Cell) => (() => void) | undefined) | undefined;
}

/** The keys take a little more than half of the screen. */
const SHARE = 0.46;

/** SM-40, SM-41: what nobody has told the app yet is typed in, row by row. */
export function CountTable(props: CountTableProps) {
  const { names, sheet, draftsOf, tied, after, onKnown, session, playAll, canAct, seatName } = props;
  const { t, typeName } = names;
  const { typed, keep } = useTyped(session);
  const cells = askedOf(sheet);
  const asked = canAct ? cells[typed.at] : undefined;
  const take = (next: Typed) => {
    keep(next);
    if (next.at >= cells.length) playAll(draftsOf(next));
  };
  const last = typed.entries.at(-1);
  const isFull = canAct && cells.length > 0 && !asked;
  return (
    <Frame
      stage={
        <CountGrid
          {...{ names, sheet, typed, asked, tied }}
          onCell={(cell) => {
            const place = cells.findIndex(({ row, seat }) => row === cell.row && seat === cell.seat);
            if (place < 0) return onKnown?.(cell);
            return canAct && place <= typed.reached ? () => keep({ ...typed, at: place }) : undefined;
          }}
        />
      }
      tray={
        asked ? (
          <CountTray
            key={`${asked.row} ${asked.seat}`}
            names={names}
            cell={asked}
            missions={asked.row === 'missions' ? typedAt(typed, asked) : []}
            onNumber={(number) => take(withValue(sheet, typed, number))}
          />
        ) : (
          after
        )
      }
      {...(asked ? { action: actionOf(asked) } : {})}
      {...(isFull ? { action: { kind: 'go', label: t('ui.count.enter'), onPress: () => take(typed) } } : {})}
      share={SHARE}
      scene={asked?.row ?? 'counted'}
      begun={
        last && cells.length > 0 && canAct
          ? {
              what: `${nameOf(last)}: ${last.value}`,
              onPress: () => keep(withoutLast(sheet, typed)),
            }
          : undefined
      }
    />
  );

  function nameOf({ row, seat }: Cell): string {
    return `${seatName(seat)}, ${row === 'missions' ? t('ui.fact-missions') : typeName(row)}`;
  }

  function actionOf({ row, seat }: Cell): DockAction {
    if (row !== 'missions')
      return {
        kind: 'plain',
        label: t('ui.count.rest', { type: typeName(row) }),
        onPress: () => take(restIsNothing(sheet, typed)),
      };
    const next = cells[Math.max(typed.at + 1, typed.reached)];
    const sum = typedAt(typed, { row, seat }).reduce((all, each) => all + each, 0);
    const label = next ? t('ui.count.next', { next: nameOf(next) }) : t('ui.count.enter');
    return {
      kind: 'go',
      label,
      detail: `${seatName(seat)}: ${t('common.points', { count: sum })}`,
      onPress: () => take(onwards(typed)),
    };
  }
}
