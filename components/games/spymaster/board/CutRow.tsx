import { Pressable, StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Stamp } from '@/components/kit/Stamp';
import { filesOf } from '@/rules/spymaster/model/files';
import { useBegun } from '../begun';
import { CardFace } from '../pieces/CardFace';
import { type Table } from '../table';
import { FileRow } from './FileRow';

/** SM-21, SM-22: a tap behind a card cuts the row there, another heals it; then one File gets the SpyMaster card. */
export function CutRow({ table }: { readonly table: Table }) {
  const { t, view, cardName } = table;
  const { accent, colors } = useTheme();
  const { begun, change } = useBegun(table);
  const { cuts, spyMasterCard } = begun;
  const last = view.row.length;
  const toggle = (gap: number) => {
    const others = cuts.filter((cut) => cut !== gap);
    const next = others.length < cuts.length ? others : [...cuts, gap].sort((a, b) => a - b);
    // The Files are others now, and the card may lie on the wrong one.
    change({ cuts: next, spyMasterCard: undefined });
  };
  return (
    <Card
      tab={t('ui.row')}
      title={t('ui.cut-into', { count: view.players.filter(({ left }) => !left).length })}
      marked
    >
      {table.practice && <Stamp label={t('ui.practice')} tone="soft" />}
      <View role="group" aria-label={t('ui.row')} style={styles.row}>
        {view.row.map((card, place) => {
          const gap = place + 1;
          const isCut = cuts.includes(gap);
          const named = card === 'blank' ? t('ui.card-nth', { place: gap }) : cardName(card);
          if (gap === last)
            return (
              <View key={gap} accessible role="img" aria-label={named} style={styles.place}>
                <CardFace card={card} />
                <View style={styles.gap} />
              </View>
            );
          return (
            <Pressable
              key={gap}
              role="button"
              aria-pressed={isCut}
              aria-label={t(isCut ? 'ui.cut-heal' : 'ui.cut-after', { card: named, place: gap })}
              onPress={() => toggle(gap)}
              style={({ pressed }) => [styles.place, pressed && styles.pressed]}
            >
              <CardFace card={card} />
              <View style={styles.gap}>
                <View
                  style={[
                    styles.cut,
                    isCut
                      ? { backgroundColor: accent.fill, width: 5 }
                      : { borderColor: colors.lineStrong, borderLeftWidth: 1, borderStyle: 'dashed' },
                  ]}
                />
              </View>
            </Pressable>
          );
        })}
      </View>
      <AppText variant="small" tone="soft">
        {t('ui.cut-hint')}
      </AppText>
      <View role="radiogroup" aria-label={t('ui.spymaster-card-on')} style={styles.files}>
        {filesOf(view.row, cuts).map((cards, file) => (
          <FileRow
            key={file}
            table={table}
            file={file}
            cards={cards}
            spyMasterCard={spyMasterCard === file}
            onSpyMasterCard={() => change({ spyMasterCard: file })}
          />
        ))}
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', rowGap: space.s },
  place: { width: besideText(52), flexDirection: 'row' },
  gap: { width: 14, alignItems: 'center', justifyContent: 'center' },
  cut: { height: '100%', borderRadius: radius.s },
  files: { gap: space.s },
  pressed: { opacity: 0.7 },
});
