import { PlainTable } from '@/components/match/frame/PlainTable';
import { type TableProps } from '@/components/match/game-screens';
import { type View } from '@/rules/spymaster/model/view';
import { TurnTable } from './turn/TurnTable';

/** Each part of the game on its own stage. */
export function Table(props: TableProps) {
  const { phase } = props.log.game.view(props.log.state, 'table') as View;
  return phase === 'operations' ? <TurnTable {...props} /> : <PlainTable {...props} />;
}
