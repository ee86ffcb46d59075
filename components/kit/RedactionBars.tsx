import { StyleSheet, View } from 'react-native';
import { ground } from '@/components/kit/theme/tint';
import { besideText } from '@/components/kit/theme/text-size';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';

interface RedactionBarsProps {
  /** How many letters wide each bar looks; never how long the secret is. */
  readonly bars?: readonly number[];
}

const THREE = [9, 5, 8] as const;
const LETTER = 9;

/** Stands where something is kept secret. Its bars are the same whatever they hide. */
export function RedactionBars({ bars = THREE }: RedactionBarsProps) {
  const { colors, textScale } = useTheme();
  const t = useTranslate();
  return (
    <View role="img" accessible aria-label={t('secret.redacted')} style={styles.bars}>
      {bars.map((letters, place) => (
        <View
          key={place}
          style={[
            ground(colors.redact),
            { width: besideText(letters * LETTER * textScale), height: besideText(17 * textScale) },
          ]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ bars: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
