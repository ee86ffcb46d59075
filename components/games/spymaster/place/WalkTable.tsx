import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Progress } from '@/components/kit/Progress';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { Frame } from '@/components/match/frame/Frame';
import { type TableProps } from '@/components/match/game-screens';
import { areaOf } from '@/rules/spymaster/model/board';
import { type Area, AREAS, type Location } from '@/rules/spymaster/model/prints';
import { useBegun } from '../begun';
import { Agents, type Standing, standingInWords } from '../pieces/Agents';
import { ColourPip } from '../pieces/ColourPip';
import { BoardStage, useBoardPlan } from '../stage/BoardStage';
import { kindOf, type Table, useTable } from '../table';
import { type Placed } from '../turn/plan';
import { areaName, spoken } from '../words';
import { bareArea, placeTargets, scenesOf, standingIn } from './place-scenes';

/** SM-10: the Agents that the phone has placed are put onto the real board, one Area after the other. */
export function WalkTable(props: TableProps) {
  const table = useTable(props);
  const { t, view, options } = table;
  const { begun, change } = useBegun(table);
  const { plan, onLayout } = useBoardPlan();
  const { ticked } = begun;
  const step = ticked.length;
  const area = AREAS[step];
  const next = AREAS[step + 1];
  // Whoever chose the places of the Special Agents has put those there already.
  const placed: Placed =
    options.specialAgents === 'random'
      ? view
      : { ...view, players: view.players.map((player) => ({ ...player, agents: [] })) };
  const inArea = (each: Area) =>
    standingIn(placed, each).reduce((sum, { standing }) => sum + countOf(standing), 0);
  const all = AREAS.reduce((sum, each) => sum + inArea(each), 0);
  const done = AREAS.slice(0, step).reduce((sum, each) => sum + inArea(each), 0);
  const last = ticked.at(-1);
  // Where nobody has put anything yet nothing stands.
  const stands = (location: Location) => AREAS.indexOf(areaOf(location)) <= step;
  const onTable: Placed = {
    ...view,
    players: view.players.map((player) => ({
      ...player,
      agents: options.specialAgents === 'random' ? player.agents.filter(stands) : player.agents,
    })),
    freelances: view.freelances.filter(stands),
  };
  return (
    <Frame
      stage={
        <BoardStage
          {...{ plan, onLayout }}
          label={t('ui.map')}
          scenes={scenesOf((each, nth) =>
            bareArea({
              ...{ area: each, placed: onTable, lit: nth === step, dim: nth > step },
              mission:
                nth > step
                  ? { kind: 'none' }
                  : {
                      ...{ kind: 'walk', count: inArea(each), now: nth === step },
                      mixed: options.specialAgents === 'random',
                    },
            }),
          )}
          targets={placeTargets({ table, plan, placed: onTable })}
        />
      }
      tray={
        area && (
          <View style={styles.tray}>
            <Progress label={t('ui.walk.area', { area: areaName(t, area) })} value={done} max={all} />
            <Put table={table} area={area} placed={placed} />
          </View>
        )
      }
      {...(area && props.canAct
        ? {
            action: {
              kind: 'go',
              label: next ? t('ui.walk.next', { area: areaName(t, next) }) : t('ui.walk.last'),
              onPress: () => change({ ticked: [...ticked, area] }),
            } as const,
            scene: area,
          }
        : {})}
      begun={
        last && props.canAct
          ? {
              what: t('ui.walk.placed', { area: areaName(t, last as Area) }),
              onPress: () => change({ ticked: ticked.slice(0, -1) }),
            }
          : undefined
      }
    />
  );
}

const countOf = ({ special, freelance }: Standing): number =>
  special.reduce((sum, count) => sum + count, freelance);

interface PutProps {
  readonly table: Table;
  readonly area: Area;
  readonly placed: Placed;
}

/** What the Area gets, place by place. */
function Put({ table, area, placed }: PutProps) {
  const { t, placeInArea } = table;
  const { colors, accent } = useTheme();
  const places = standingIn(placed, area);
  return (
    <View
      role="list"
      aria-label={t('ui.walk.area', { area: areaName(t, area) })}
      style={[styles.put, ground(colors.inset), edge(accent.fill)]}
    >
      {places.length === 0 && <AppText tone="soft">{t('ui.nobody')}</AppText>}
      {places.map(({ location, standing }) => (
        <View
          key={location}
          role="listitem"
          accessible
          aria-label={spoken(`${placeInArea(location)}: ${standingInWords(table, standing)}`)}
          style={styles.place}
        >
          <ColourPip place={kindOf(location)} size={34} />
          <Agents standing={standing} size={30} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  tray: { minHeight: 112, gap: space.m },
  put: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-around',
    columnGap: space.m,
    minHeight: target.thumb,
    paddingHorizontal: space.s,
    borderWidth: 2,
    borderRadius: radius.m,
  },
  place: { flexDirection: 'row', alignItems: 'center', gap: space.xs, paddingVertical: space.xs },
});
