import { AppText } from '@/components/kit/AppText';
import { type DockAction, type QuietAction } from '@/components/kit/stage/dock-action';
import { Frame } from '@/components/match/frame/Frame';
import { type TableProps } from '@/components/match/game-screens';
import { useGameWords } from '@/i18n/use-say';
import { type Seat } from '@/rules/core/seat';
import { type Move, type View } from '@/rules/spymaster/light/game';
import { clearBoard } from '@/rules/spymaster/light/moves/clear-board';
import { completeMission } from '@/rules/spymaster/light/moves/complete-mission';
import { endTurn } from '@/rules/spymaster/light/moves/end-turn';
import { pass } from '@/rules/spymaster/light/moves/pass';
import { takeSpyMasterCard } from '@/rules/spymaster/light/moves/take-spymaster-card';
import { nextSeat, passEndsRound, presentOf } from '@/rules/spymaster/model/round';
import { PointKeys } from '../pieces/PointKeys';
import { GAME } from '../table';
import { LightEnd } from './LightEnd';
import { RingStage } from './RingStage';

/** Round, SpyMaster, passes, Missions and points on one screen: one tap for a Mission, one for the SpyMaster card. */
export function LightTable(props: TableProps) {
  const view = props.log.game.view(props.log.state, 'table') as View;
  switch (view.phase) {
    case 'gather-intelligence':
      return <Gathering {...props} view={view} />;
    case 'operations':
      return <Turn {...props} view={view} />;
    default:
      return <LightEnd {...props} view={view} />;
  }
}

/** On a low phone the keys need more than half of the screen. */
const SHARE = 0.4;

interface PartProps extends TableProps {
  readonly view: View;
}

/** SM-24 */
function Gathering({ view, seatName, play, canAct }: PartProps) {
  const t = useGameWords(GAME);
  const take = (seat: Seat) => play(seat, takeSpyMasterCard.make({}));
  return (
    <Frame
      stage={<RingStage view={view} seatName={seatName} onSeat={canAct ? take : undefined} />}
      tray={
        canAct && (
          <>
            {view.round > 1 && <AppText tone="soft">{t('ui.between-refill')}</AppText>}
            <AppText variant="label">{t('ui.between-holder', { seat: seatName(view.spyMaster) })}</AppText>
          </>
        )
      }
      action={{ kind: 'wait', label: t('ui.light.who-took') }}
    />
  );
}

/** SM-30, SM-36, SM-37 */
function Turn({ view, seatName, play, canAct }: PartProps) {
  const t = useGameWords(GAME);
  const { active, acted, ring, players, round } = view;
  const act = (move: Move) => play(active, move);
  const next = seatName(nextSeat(players, active));
  const quiet: QuietAction = acted
    ? { label: t('ui.do-clear'), icon: 'check', onPress: () => act(clearBoard.make({})) }
    : { label: t('ui.short.end-moved'), icon: 'agent', side: 'left', onPress: () => act(endTurn.make({})) };
  const action: DockAction = acted
    ? { kind: 'go', label: t('ui.turn.end-to', { seat: next }), onPress: () => act(endTurn.make({})) }
    : {
        kind: 'plain',
        label: passEndsRound(ring, active)
          ? t('ui.turn.pass-ends', { round })
          : t('ui.turn.pass-to', { seat: next }),
        detail: t('ui.turn.in-a-row', { count: ring.passed.length + 1, of: presentOf(players).length }),
        onPress: () => act(pass.make({})),
      };
  const label = t('ui.light.completed', { seat: seatName(active) });
  return (
    <Frame
      stage={<RingStage view={view} seatName={seatName} />}
      share={SHARE}
      tray={
        canAct && (
          <>
            <AppText variant="label">{label}</AppText>
            <PointKeys t={t} label={label} onPoints={(points) => act(completeMission.make({ points }))} />
          </>
        )
      }
      {...(canAct ? { action, quiet: [quiet] as const } : {})}
    />
  );
}
