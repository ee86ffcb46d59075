import { StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { SeatMark } from '@/components/match/SeatMark';
import { besideText } from '@/components/kit/theme/text-size';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Stamp } from '@/components/kit/Stamp';
import { isolated } from '@/i18n/say';
import { type FileView } from '@/rules/spymaster/model/view';
import { CardFace } from '../pieces/CardFace';
import { type Table } from '../table';
import { fileName } from './file-name';
import { TypeTotals } from './TypeTotals';

/** SM-23: the Files that lie there, those taken with their owner. */
export function Files({ table }: { readonly table: Table }) {
  const { t, view, seatName } = table;
  const order = view.choosers.map((seat) => isolated(seatName(seat))).join(' → ');
  return (
    <Card tab={t('ui.files')} marked>
      {table.practice && <Stamp label={t('ui.practice')} tone="soft" />}
      <AppText variant="small" tone="soft">
        {t('ui.choose-order', { order })}
      </AppText>
      {view.files.map((file, place) => (
        <OneFile key={place} table={table} file={file} place={place} />
      ))}
    </Card>
  );
}

interface OneFileProps {
  readonly table: Table;
  readonly file: FileView;
  readonly place: number;
}

function OneFile({ table, file, place }: OneFileProps) {
  const { t, seatName } = table;
  const { colors, accent } = useTheme();
  const { cards, totals, spyMasterCard, owner } = file;
  return (
    <View
      accessible
      role="img"
      aria-label={fileName(table, file, place)}
      style={[styles.file, { borderColor: colors.line }]}
    >
      <View style={styles.head}>
        <AppText variant="label">{t('ui.file', { file: place + 1 })}</AppText>
        {spyMasterCard && <Icon name="crown" size={20} color={accent.text} />}
        {owner !== undefined && <SeatMark seat={owner} size={24} />}
        {owner !== undefined && <AppText tone="soft">{seatName(owner)}</AppText>}
        <View style={styles.fill} />
        {totals && <TypeTotals totals={totals} />}
      </View>
      {cards && (
        <View style={styles.cards}>
          {cards.map((card, nth) => (
            <View key={nth} style={styles.card}>
              <CardFace card={card} />
            </View>
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  file: { gap: space.s, padding: space.s, borderWidth: hairline, borderRadius: radius.m },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  card: { width: besideText(38) },
});
