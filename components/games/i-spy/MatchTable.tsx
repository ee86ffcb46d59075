import { PlainTable } from '@/components/match/frame/PlainTable';
import { type TableProps } from '@/components/match/game-screens';
import { useStanding } from '@/components/match/match-context';
import { FullScoring } from './director/FullScoring';
import { isScoring } from './director/steps';
import { isEnd } from './end/EndTable';
import { FullEnd } from './end/FullEnd';
import { MarkTable } from './marks/MarkTable';
import { TurnTable } from './turn/TurnTable';

/** The marks, a turn, a Scoring Phase and the end have a stage of their own; where the phone draws, the board stands there with its buttons. */
export function MatchTable(props: TableProps) {
  const { status } = useStanding();
  const { seat, canAct } = props;
  const acts = canAct && seat !== undefined && !status.chance;
  if (acts && status.phase === 'mark-politicians') return <MarkTable {...props} seat={seat} />;
  if (isEnd(status.phase)) return <FullEnd {...props} phase={status.phase} />;
  if (isScoring(status.phase)) return <FullScoring {...props} step={status.phase} />;
  return acts && status.phase === 'turn' ? <TurnTable {...props} seat={seat} /> : <PlainTable {...props} />;
}
