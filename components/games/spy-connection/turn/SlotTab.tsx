import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { type SlotView } from '@/rules/spy-connection/model/view';
import { type Table } from '../table';
import { citiesOf, missionDetail } from '../words';

interface SlotTabProps {
  readonly table: Table;
  readonly slot: SlotView;
  readonly chosen: boolean;
  /** Not in this part of the turn; a tap says why. */
  readonly quiet: boolean;
  readonly onPress: (() => void) | undefined;
}

const LETTERS = 3;

/** A Mission of the display: what it costs, its cities in short, its points. */
export function SlotTab({ table, slot, chosen, quiet, onPress }: SlotTabProps) {
  const { colors, accent } = useTheme();
  const { t, city } = table;
  const large = useTextGrowth() > LARGE;
  const { print, price } = slot;
  const about = print
    ? [citiesOf(table, print), missionDetail(t, print)]
    : [t('ui.blank'), t('ui.slot', { slot: slot.slot })];
  const name = [...about, t('count.agents', { count: price })].join(', ');
  return (
    <View role="listitem" style={large ? styles.half : styles.quarter}>
      <Pressable
        role="button"
        aria-label={name}
        onPress={onPress}
        style={({ pressed }) => [
          styles.tab,
          ground(colors.sheet),
          edge(chosen ? accent.fill : colors.lineStrong),
          !print && styles.dashed,
          quiet && styles.quiet,
          pressed && styles.pressed,
        ]}
      >
        <View style={[styles.price, ground(chosen ? accent.fill : accent.wash)]}>
          <AppText variant="title" style={ink(chosen ? accent.on : accent.text)}>
            {price}
          </AppText>
          <Icon name="agent" size={14} color={chosen ? accent.on : accent.text} />
        </View>
        {print ? (
          <View style={styles.print}>
            <AppText variant="fine" style={styles.cities}>
              {print.cities.map((id) => city(id).slice(0, LETTERS).toLocaleUpperCase()).join(' ')}
            </AppText>
            <View style={styles.points}>
              <AppText variant="count">{print.points}</AppText>
              {print.extraTurn && <Icon name="bolt" size={14} color={accent.text} />}
            </View>
          </View>
        ) : (
          <View style={styles.blank}>
            <AppText variant="title" tone="soft">
              ?
            </AppText>
            <AppText variant="fine" tone="soft" style={styles.centred}>
              {t('ui.turn.read-it')}
            </AppText>
          </View>
        )}
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  quarter: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 },
  half: { flexGrow: 1, flexBasis: '45%' },
  tab: {
    flexDirection: 'row',
    flexGrow: 1,
    minHeight: 52,
    borderWidth: 1.5,
    borderRadius: radius.m,
    overflow: 'hidden',
  },
  dashed: { borderStyle: 'dashed' },
  quiet: { opacity: 0.55 },
  price: { minWidth: 25, alignItems: 'center', justifyContent: 'center', paddingHorizontal: 2 },
  print: {
    flexGrow: 1,
    flexShrink: 1,
    paddingHorizontal: space.xs - 1,
    paddingVertical: 2,
    justifyContent: 'space-between',
  },
  cities: { fontSize: 14, lineHeight: 16 },
  points: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end', gap: 2 },
  blank: { flexGrow: 1, flexShrink: 1, alignItems: 'center', justifyContent: 'center' },
  centred: { textAlign: 'center' },
  pressed: { opacity: 0.7 },
});
