import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { space } from '@/components/kit/theme/tokens';
import { type BoardProps } from '@/components/match/game-screens';
import { SeatMark } from '@/components/match/SeatMark';
import { type Seat } from '@/rules/core/seat';
import { NO_CARDS } from '@/rules/spymaster/model/pile';
import { useBegun } from '../begun';
import { InkStyle } from '../stage/InkStyle';
import { type Table, useTable } from '../table';
import { HandColumns } from './HandColumns';
import { MissionLacks } from './MissionLacks';

/** For the owner of the hand alone. At the table there is nothing to see here. */
export function OwnHand(props: BoardProps) {
  const table = useTable(props);
  return props.viewer === 'table' ? undefined : <Hand table={table} seat={props.viewer} />;
}

interface HandProps {
  readonly table: Table;
  readonly seat: Seat;
}

/** The cards to tap, type by type, and what each Mission still lacks of them. */
function Hand({ table, seat }: HandProps) {
  const { t, view, seatName } = table;
  const { begun, change } = useBegun(table);
  const { picked } = begun;
  const player = view.players[seat];
  const { cards, unknown } = player?.hand ?? NO_CARDS;
  const tap = (place: number) =>
    change({
      picked: picked.includes(place) ? picked.filter((other) => other !== place) : [...picked, place],
      mending: false,
    });
  return (
    <View style={styles.whole}>
      <InkStyle />
      <View style={styles.head}>
        <SeatMark seat={seat} size={32} />
        <AppText variant="title" level={1} numberOfLines={1} style={styles.name}>
          {t('ui.hand-of', { seat: seatName(seat) })}
        </AppText>
        <AppText tone="soft">{t('ui.hand-count', { count: player?.handCount ?? 0 })}</AppText>
      </View>
      <HandColumns names={table} cards={cards} picked={picked} onCard={tap} />
      {unknown < 0 && <AppText variant="label">{t('ui.misread', { count: -unknown })}</AppText>}
      {unknown > 0 && <AppText tone="soft">{t('ui.unknown', { count: unknown })}</AppText>}
      {!begun.mending && <MissionLacks table={table} seat={seat} />}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  name: { flex: 1, minWidth: 0 },
});
