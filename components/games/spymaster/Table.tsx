import { PlainTable } from '@/components/match/frame/PlainTable';
import { type TableProps } from '@/components/match/game-screens';
import { type ComponentType } from 'react';
import { type Options } from '@/rules/spymaster/model/options';
import { type View } from '@/rules/spymaster/model/view';
import { ChooseTable } from './gather/ChooseTable';
import { CutTable } from './gather/CutTable';
import { RowTable } from './gather/RowTable';
import { TurnTable } from './turn/TurnTable';

const stages: Partial<Record<View['phase'], ComponentType<TableProps>>> = {
  'cut-files': CutTable,
  'choose-files': ChooseTable,
  operations: TurnTable,
};

/** Each part of the game on its own stage. */
export function Table(props: TableProps) {
  const { log } = props;
  const { phase } = log.game.view(log.state, 'table') as View;
  const isRead = phase === 'lay-out-row' && (log.options as Options).intelligenceDeck === 'physical';
  const Stage = isRead ? RowTable : (stages[phase] ?? PlainTable);
  return <Stage {...props} />;
}
