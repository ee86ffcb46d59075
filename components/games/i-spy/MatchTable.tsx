import { PlainTable } from '@/components/match/frame/PlainTable';
import { type TableProps } from '@/components/match/game-screens';
import { useStanding } from '@/components/match/match-context';
import { FullScoring } from './director/FullScoring';
import { isScoring } from './director/steps';
import { isEnd } from './end/EndTable';
import { FullEnd } from './end/FullEnd';
import { TurnTable } from './turn/TurnTable';

/** A turn has its own stage, and so have a Scoring Phase and the end; where the phone draws, the board stands there with its buttons. */
export function MatchTable(props: TableProps) {
  const { status } = useStanding();
  const { seat, canAct } = props;
  const turn = status.phase === 'turn' && canAct && seat !== undefined && !status.chance;
  if (isEnd(status.phase)) return <FullEnd {...props} phase={status.phase} />;
  if (isScoring(status.phase)) return <FullScoring {...props} step={status.phase} />;
  return turn ? <TurnTable {...props} seat={seat} /> : <PlainTable {...props} />;
}
