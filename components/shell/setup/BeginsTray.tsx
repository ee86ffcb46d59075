import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { besideText } from '@/components/kit/theme/text-size';
import { space } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { useTheme } from '@/components/kit/theme/use-theme';
import { PlayerBadge } from '@/components/shell/players/PlayerBadge';
import { useTranslate } from '@/i18n/use-translate';
import { type Setup } from './use-setup';

interface BeginsTrayProps {
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly spinning: boolean;
}

/** So many letters fit beside each other as large as the points of a winner. */
const SHORT = 15;
/** Of the name, the order and its words, and what lies between them. */
const LINES = 78;
const GAPS = 66;

/** Who begins, as large as it can be read from across the table, and who follows. */
export function BeginsTray({ setup: { seats, startSeat = 0 }, names, spinning }: BeginsTrayProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const growth = useTextGrowth();
  const begins = t('setup.begins', { name: names[startSeat] ?? '' });
  const short = begins.length <= SHORT && growth <= LARGE;
  const order = [...seats.slice(startSeat), ...seats.slice(0, startSeat)];
  return (
    <View style={[styles.whole, spinning && styles.spinning]}>
      <View aria-live="polite">
        {!spinning && (
          <AppText variant={short ? 'display' : 'heading'} level={2} style={styles.centred}>
            {begins}
          </AppText>
        )}
      </View>
      {!spinning && (
        <View aria-hidden style={styles.order}>
          {order.map(({ key, colour }, turn) => (
            <View key={key} style={styles.next}>
              {turn > 0 && <Icon name="chevron-right" size={16} color={colors.inkSoft} />}
              <PlayerBadge
                name={names[seats.findIndex((seat) => seat.key === key)] ?? ''}
                colour={colour}
                size={30}
              />
            </View>
          ))}
        </View>
      )}
      <AppText variant="small" tone="soft" style={styles.centred}>
        {spinning
          ? t('setup.skip-spin')
          : t('setup.order', {
              names: order
                .map(({ key }) => names[seats.findIndex((seat) => seat.key === key)] ?? '')
                .join(', '),
            })}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.m, alignItems: 'center', paddingBottom: space.m },
  // As high as what comes next, so that the table stays where it is when the needle does.
  spinning: { minHeight: besideText(LINES, GAPS), justifyContent: 'center' },
  centred: { textAlign: 'center' },
  order: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
  next: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
