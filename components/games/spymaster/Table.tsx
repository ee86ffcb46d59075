import { type TableProps } from '@/components/match/game-screens';
import { type ComponentType } from 'react';
import { AREAS } from '@/rules/spymaster/model/prints';
import { type Options } from '@/rules/spymaster/model/options';
import { type View } from '@/rules/spymaster/model/view';
import { useBegun } from './begun';
import { StackTable } from './between/StackTable';
import { EndTable } from './count/EndTable';
import { ChooseTable } from './gather/ChooseTable';
import { CutTable } from './gather/CutTable';
import { RowTable } from './gather/RowTable';
import { PlaceTable } from './place/PlaceTable';
import { WalkTable } from './place/WalkTable';
import { useTable } from './table';
import { TurnTable } from './turn/TurnTable';

const stages: Readonly<Record<View['phase'], ComponentType<TableProps>>> = {
  'place-special-agents': PlaceTable,
  'place-freelance-agents': PlaceTable,
  'choose-stack': Stacks,
  'lay-out-row': Row,
  'cut-files': CutTable,
  'choose-files': ChooseTable,
  operations: TurnTable,
  'count-hands': EndTable,
  over: EndTable,
};

/** Each part of the game on its own stage. */
export function Table(props: TableProps) {
  const { log } = props;
  const Stage = stages[(log.game.view(log.state, 'table') as View).phase];
  return <Stage {...props} />;
}

/** SM-10: before the first stack, the Agents that the phone has placed are put onto the real board. */
function Stacks(props: TableProps) {
  const table = useTable(props);
  const { view, options, practice } = table;
  const { ticked } = useBegun(table).begun;
  const walks = view.round === 1 && !view.between && !practice && options.placement === 'digital';
  return walks && ticked.length < AREAS.length ? <WalkTable {...props} /> : <StackTable {...props} />;
}

function Row(props: TableProps) {
  const isRead = (props.log.options as Options).intelligenceDeck === 'physical';
  return isRead ? <RowTable {...props} /> : <StackTable {...props} />;
}
