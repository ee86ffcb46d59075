import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { Stamp } from '@/components/kit/Stamp';
import { seatColorOf } from '@/components/kit/theme/seats';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type MissionPrint } from '@/rules/spy-connection/model/prints';
import { type OpenMission } from '@/rules/spy-connection/model/state';
import { type Table } from '../table';
import { citiesOf, missionDetail } from '../words';
import { toggledCircle } from './lifting';
import { MissionCircle } from './MissionCircle';
import { MissionFace } from './MissionFace';
import { type Turn } from './turn';

interface OwnCardProps {
  readonly turn: Turn;
  readonly open: OpenMission;
  readonly onPress: (() => void) | undefined;
}

/** An own Mission: its circles, covered, about to be covered or taken back; its points and what lies assigned on it. */
export function OwnCard({ turn, open, onPress }: OwnCardProps) {
  const { table, chosen, choose, covers } = turn;
  const { t, city, active, state, colourOf } = table;
  const { colors, accent, seats } = useTheme();
  const { print, covered, assigned } = open;
  const colour = colourOf(state.active);
  const lifting = chosen?.kind === 'lift' ? chosen : undefined;
  const spy = active.spy ?? '';
  const covering = covers.missions.includes(print.id);
  const place = covers.missions.indexOf(print.id) + 1;
  const isDone = covering && covered.length + 1 === print.cities.length;
  const goes = chosen?.kind === 'slot' && chosen.discard === print.id;
  const isChosen = goes || (chosen?.kind === 'card' && chosen.mission === print.id);
  const stateOf = (id: string) => {
    if (covered.includes(id)) return lifting ? 'take-back' : 'covered';
    return id === spy && table.view.phase !== 'option' ? 'cover' : 'open';
  };
  const name = [
    citiesOf(table, print),
    missionDetail(t, print),
    ...print.cities.map((id) => `${city(id)} ${t(`ui.circle.${stateOf(id)}`)}`),
    ...(open.start ? [t('term.start-mission')] : []),
    ...(assigned > 0 ? [t('ui.assigned', { count: assigned })] : []),
  ].join(', ');
  const look = [
    styles.face,
    ground(colors.sheet),
    edge(covering || isChosen ? accent.fill : colors.line),
    { borderTopColor: seats[seatColorOf(colour)].edge },
  ];
  const circle = (id: string) => {
    const lifted = lifting?.circles.some((one) => one.mission === print.id && one.city === id) ?? false;
    const lift = lifting &&
      covered.includes(id) && {
        label: t('ui.circle-of', { city: city(id), cities: citiesOf(table, print) }),
        onPress: () => choose(toggledCircle(lifting, { mission: print.id, city: id })),
        checked: lifted,
        marked: true,
      };
    return (
      <MissionCircle
        key={id}
        name={city(id)}
        colour={colour}
        covered={covered.includes(id) && !lifted}
        ghost={covering && id === spy}
        {...lift}
      />
    );
  };
  const foot = (
    <>
      {covers.inOrder && place > 0 && <AppText variant="count">{`${place}.`}</AppText>}
      {Array.from({ length: assigned }, (_, agent) => (
        <MissionCircle key={agent} colour={colour} covered small />
      ))}
      {assigned > 0 && lifting && <Icon name="lock" size={15} color={colors.inkSoft} />}
    </>
  );
  const stamp = isDone ? 'ui.turn.complete' : goes ? 'ui.turn.goes' : undefined;
  const across = stamp && (
    <View style={styles.across}>
      <Stamp label={t(stamp)} tone={isDone ? 'accent' : 'danger'} />
    </View>
  );
  const inside = <MissionFace print={print} circle={circle} foot={foot} across={across} />;
  if (lifting || !onPress)
    return (
      <View
        role="listitem"
        {...(lifting ? {} : { accessible: true, 'aria-label': name })}
        style={styles.place}
      >
        <View style={look}>{inside}</View>
      </View>
    );
  return (
    <View role="listitem" style={styles.place}>
      <Pressable
        role="button"
        aria-label={name}
        onPress={onPress}
        style={({ pressed }) => [look, pressed && styles.pressed]}
      >
        {inside}
      </Pressable>
    </View>
  );
}

interface FreePlaceProps {
  readonly table: Table;
  /** What is about to lie there. */
  readonly print: MissionPrint | undefined;
  readonly price: number | undefined;
}

export function FreePlace({ table, print, price = 0 }: FreePlaceProps) {
  const { t, city, state, colourOf } = table;
  const { colors, accent } = useTheme();
  const colour = colourOf(state.active);
  if (!print)
    return (
      <View aria-hidden style={styles.place}>
        <View style={[styles.face, styles.free, edge(colors.lineStrong)]}>
          <AppText variant="small" tone="soft">
            {t('ui.turn.free')}
          </AppText>
        </View>
      </View>
    );
  return (
    <View aria-hidden style={styles.place}>
      <View style={[styles.face, styles.ghost, ground(colors.sheet), edge(accent.fill)]}>
        <MissionFace
          print={print}
          circle={(id) => <MissionCircle key={id} name={city(id)} colour={colour} covered={false} />}
          foot={Array.from({ length: price }, (_, agent) => (
            <MissionCircle key={agent} colour={colour} covered={false} ghost small />
          ))}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 },
  face: {
    flexGrow: 1,
    minHeight: 74,
    padding: space.xs + 1,
    justifyContent: 'space-between',
    borderWidth: 1.5,
    borderTopWidth: 4,
    borderRadius: radius.m,
  },
  free: { alignItems: 'center', justifyContent: 'center', borderStyle: 'dashed', borderTopWidth: 1.5 },
  ghost: { borderStyle: 'dashed', borderTopWidth: 1.5 },
  across: { alignItems: 'flex-start' },
  pressed: { opacity: 0.7 },
});
