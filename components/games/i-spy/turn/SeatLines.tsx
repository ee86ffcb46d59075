import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Sheet } from '@/components/kit/Sheet';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SeatMark } from '@/components/match/SeatMark';
import { type Seat } from '@/rules/core/seat';
import { SeatCard } from '../board/SeatCard';
import { CardBack, CardChip, CountedCards } from '../pieces/CardChip';
import { PieceIcon } from '../pieces/PieceIcon';
import { type Table, playerOf } from '../table';
import { cardName } from '../words';

/** What lies before each player: Assets, the Agenda and the Records. A tap shows all of it. */
export function SeatLines({ table }: { readonly table: Table }) {
  const { t, view, seatName } = table;
  const { colors } = useTheme();
  const [opened, setOpened] = useState<Seat>();
  return (
    <View>
      <View aria-hidden style={styles.heads}>
        <AppText variant="fine" tone="soft">
          {t('ui.assets')}
        </AppText>
        <AppText variant="fine" tone="soft">
          {t('ui.records')}
        </AppText>
      </View>
      <View style={[styles.lines, edge(colors.line)]}>
        {view.players.map((_, seat) => (
          <SeatLine key={seat} table={table} seat={seat} onPress={() => setOpened(seat)} />
        ))}
      </View>
      {opened !== undefined && (
        <Sheet open title={seatName(opened)} onClose={() => setOpened(undefined)}>
          <SeatCard table={table} seat={opened} />
        </Sheet>
      )}
    </View>
  );
}

interface SeatLineProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly onPress: () => void;
}

function SeatLine({ table, seat, onPress }: SeatLineProps) {
  const { t, view, seatName, counted } = table;
  const { colors, accent } = useTheme();
  const { records, unseen, assets } = playerOf(view, seat);
  const lying = records.length + unseen;
  const acts = view.turn.seat === seat;
  const agenda = acts ? view.turn.agenda : [];
  const words = [
    seatName(seat),
    ...(assets.length > 0 ? [`${t('ui.assets')} ${assets.length}`] : []),
    ...(agenda.length > 0
      ? [`${t('ui.agenda')}: ${agenda.map((card) => cardName(t, card)).join(', ')}`]
      : []),
    ...(counted ? [t('ui.records-count', { count: lying })] : []),
    ...(records.length > 0 && !counted
      ? [`${t('ui.records')}: ${records.map((card) => cardName(t, card)).join(', ')}`]
      : []),
    ...(unseen > 0 && !counted ? [t('ui.facedown', { count: unseen })] : []),
  ];
  return (
    <Pressable
      role="button"
      aria-label={words.join(', ')}
      onPress={onPress}
      style={({ pressed }) => [
        styles.line,
        ground(acts ? accent.wash : colors.sheet),
        seat > 0 && [styles.next, edge(colors.line)],
        pressed && styles.pressed,
      ]}
    >
      <SeatMark seat={seat} size={28} rimmed />
      <AppText variant="dense" numberOfLines={1} style={styles.name}>
        {seatName(seat)}
      </AppText>
      <View style={styles.assets}>
        {assets.map(({ asset, turned }) => (
          <PieceIcon key={asset} name="asset" size={17} color={turned ? colors.lineStrong : colors.ink} />
        ))}
        {assets.length === 0 && <AppText tone="soft">–</AppText>}
      </View>
      <View style={styles.cards}>
        {agenda.map((card) => (
          <CardChip key={card} card={card} prints={view.prints} raised />
        ))}
        {agenda.length > 0 && lying > 0 && <View style={[styles.bar, ground(colors.lineStrong)]} />}
        {counted ? (
          <CountedCards count={lying} />
        ) : (
          <>
            {records.map((card) => (
              <CardChip key={card} card={card} prints={view.prints} />
            ))}
            {Array.from({ length: unseen }, (__, at) => (
              <CardBack key={at} />
            ))}
          </>
        )}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  heads: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingLeft: 92,
    paddingRight: space.s,
  },
  lines: { borderWidth: 1, borderRadius: radius.m, overflow: 'hidden' },
  line: {
    minHeight: target.least,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.s,
    paddingVertical: 3,
  },
  next: { borderTopWidth: 1 },
  name: { width: 76 },
  assets: { flexDirection: 'row', gap: 3, minWidth: 40 },
  cards: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: 3,
  },
  bar: { width: 1, height: 24, marginHorizontal: 2 },
  pressed: { opacity: 0.7 },
});
