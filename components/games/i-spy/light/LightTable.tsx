import { PlainTable } from '@/components/match/frame/PlainTable';
import { type TableProps } from '@/components/match/game-screens';
import { useStanding } from '@/components/match/match-context';
import { isEnd } from '../end/EndTable';
import { isScoring } from '../director/steps';
import { useLight } from './light';
import { EndPad } from './EndPad';
import { LightEnd } from './LightEnd';
import { LightScoring } from './LightScoring';
import { LightTurn } from './LightTurn';

/** A light match on its stage: the picture is what is kept. */
export function LightTable(props: TableProps) {
  const { seat, canAct } = props;
  const { phase } = useStanding().status;
  const light = useLight(props);
  if (isScoring(phase)) return <LightScoring light={light} step={phase} />;
  if (phase === 'enter-standing' && canAct) return <EndPad light={light} />;
  if (isEnd(phase)) return <LightEnd light={light} phase={phase} seat={seat} canAct={canAct} />;
  if (phase === 'turn' && canAct && seat !== undefined)
    return <LightTurn light={light} seat={seat} onPass={props.onPass} play={props.play} log={props.log} />;
  return <PlainTable {...props} />;
}
