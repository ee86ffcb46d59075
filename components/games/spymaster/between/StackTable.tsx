import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Stamp } from '@/components/kit/Stamp';
import { ground } from '@/components/kit/theme/tint';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { Frame } from '@/components/match/frame/Frame';
import { type TableProps } from '@/components/match/game-screens';
import { chooseStack } from '@/rules/spymaster/moves/choose-stack';
import { lookAt } from '../gather/look-at';
import { bareArea, placeTargets, scenesOf } from '../place/place-scenes';
import { type AreaScene } from '../stage/AreaDrawing';
import { middleOfMission } from '../stage/board-plan';
import { BoardStage, useBoardPlan } from '../stage/BoardStage';
import { type Table, useTable } from '../table';
import { missionScene } from '../turn/turn-scenes';
import { missionInWords } from '../turn/turn-targets';
import { areaName, spoken } from '../words';
import { PawnWay } from './PawnWay';
import { StackKeys } from './StackKeys';

/** SM-38, SM-20: what comes onto which Mission space and where the pawn goes, then the stack that is laid out. */
export function StackTable(props: TableProps) {
  const table = useTable(props);
  const { t, view, act, seatName } = table;
  const { colors } = useTheme();
  const { plan, onLayout } = useBoardPlan();
  const seat = view.active;
  const { between } = view;
  const isCleared =
    between?.refills.length === view.spaces.length && between.refills.every(({ top }) => top === 'new');
  return (
    <Frame
      stage={
        <BoardStage
          {...{ plan, onLayout }}
          label={t('ui.map')}
          scenes={scenesOf((_, nth) => sceneOf(table, nth))}
          targets={[
            ...plan.areas.map((at, nth) => ({
              id: `mission-${at.area}`,
              at: middleOfMission(at),
              box: at.mission,
              label: spoken(spaceInWords(table, nth)),
            })),
            ...placeTargets({ table, plan, placed: view }),
          ]}
        >
          {between && (
            <View style={styles.closed}>
              <View style={ground(colors.sheet)}>
                <Stamp
                  large
                  lands
                  askew
                  label={t(isCleared ? 'ui.between.cleared' : 'ui.between.closed', { round: view.round - 1 })}
                />
              </View>
            </View>
          )}
        </BoardStage>
      }
      tray={
        props.canAct ? (
          <View style={styles.tray}>
            <AppText tone="soft">{hintOf(table)}</AppText>
            {between && <PawnWay table={table} from={between.pawnFrom} to={view.spyMaster} />}
            <StackKeys table={table} onStack={(stack) => act(seat, chooseStack.make({ stack }))} />
          </View>
        ) : undefined
      }
      action={{ kind: 'wait', label: t('ui.between.tap-stack', { seat: seatName(seat) }) }}
      quiet={lookAt(props, table, seat)}
    />
  );
}

/** What is to be done with the real cards; a deck in the phone has done it. */
const refillAt = ({ view, options }: Table, nth: number) =>
  options.missionDeck === 'digital'
    ? undefined
    : view.between?.refills.find(({ area }) => area === view.spaces[nth]?.area);

const sceneOf = (table: Table, nth: number): AreaScene => {
  const { view, options } = table;
  const space = view.spaces[nth] ?? { area: 'area-1', facedown: false };
  const scene = bareArea({ area: space.area, placed: view });
  const refill = refillAt(table, nth);
  if (refill?.top === 'new') return { ...scene, mission: { kind: 'refill' } };
  const mission = missionScene({ table, placed: view, doing: { moves: [] }, space });
  const isTurned = mission.kind === 'blank';
  const told = view.between && options.missionDeck === 'physical';
  return {
    ...scene,
    mission: isTurned ? { ...mission, hot: refill?.top === 'turned', still: true } : mission,
    facedown: space.facedown,
    seat: view.active,
    ...(told ? { mark: refill ? '+1' : 'done' } : {}),
  };
};

const spaceInWords = (table: Table, nth: number): string => {
  const { t, view } = table;
  const space = view.spaces[nth];
  if (!space) return '';
  const refill = refillAt(table, nth);
  return refill
    ? t(`ui.between.${refill.top}`, { area: areaName(t, space.area) })
    : missionInWords(table, view, space);
};

const hintOf = ({ t, view, options }: Table): string => {
  const isDealt = options.intelligenceDeck === 'digital';
  if (!view.between)
    return t(isDealt ? 'ui.choose-stack-dealt' : 'ui.choose-stack', { count: view.stackSize });
  if (options.missionDeck === 'digital') return t('ui.between.digital');
  const count = view.between.refills.reduce((sum, { top }) => sum + (top === 'new' ? 2 : 1), 0);
  return count === 0 ? t('ui.between.nothing') : t('ui.between.hint', { count, left: view.missionDeck });
};

const styles = StyleSheet.create({
  tray: { minHeight: 112, gap: space.s },
  closed: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
});
