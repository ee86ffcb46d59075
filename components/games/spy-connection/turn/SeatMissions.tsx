import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { seatColorOf } from '@/components/kit/theme/seats';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Seat } from '@/rules/core/seat';
import { type OpenMission } from '@/rules/spy-connection/model/state';
import { type Table } from '../table';
import { citiesOf, missionDetail } from '../words';
import { MissionCircle } from './MissionCircle';
import { MissionFace } from './MissionFace';

interface SeatMissionsProps {
  readonly table: Table;
  readonly seat: Seat;
}

/** The open Missions of a seat, as everybody at the table sees them. */
export function SeatMissions({ table, seat }: SeatMissionsProps) {
  const { t, state, seatName } = table;
  const open = state.players[seat]?.open ?? [];
  const title = t('ui.missions-of', { seat: seatName(seat), count: open.length });
  return (
    <View style={styles.seat}>
      <AppText variant="stamp" tone="soft">
        {title}
      </AppText>
      <View role="list" aria-label={title} style={styles.row}>
        {open.map((mission) => (
          <OtherCard key={mission.tile} table={table} seat={seat} open={mission} />
        ))}
      </View>
    </View>
  );
}

function OtherCard({ table, seat, open }: SeatMissionsProps & { readonly open: OpenMission }) {
  const { t, city, colourOf } = table;
  const { colors, seats } = useTheme();
  const { print, covered, assigned } = open;
  const colour = colourOf(seat);
  const name = [
    citiesOf(table, print),
    missionDetail(t, print),
    ...print.cities.map((id) => `${city(id)} ${t(`ui.circle.${covered.includes(id) ? 'covered' : 'open'}`)}`),
    ...(assigned > 0 ? [t('ui.assigned', { count: assigned })] : []),
  ].join(', ');
  const look = [ground(colors.sheet), edge(colors.line), { borderTopColor: seats[seatColorOf(colour)].edge }];
  return (
    <View role="listitem" accessible aria-label={name} style={[styles.card, look]}>
      <MissionFace
        print={print}
        circle={(id) => (
          <MissionCircle key={id} name={city(id)} colour={colour} covered={covered.includes(id)} />
        )}
        foot={Array.from({ length: assigned }, (_, agent) => (
          <MissionCircle key={agent} colour={colour} covered small />
        ))}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  seat: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  card: {
    flexGrow: 1,
    flexBasis: 100,
    maxWidth: '49%',
    minHeight: 74,
    padding: space.xs + 1,
    justifyContent: 'space-between',
    borderWidth: 1.5,
    borderTopWidth: 4,
    borderRadius: radius.m,
  },
});
