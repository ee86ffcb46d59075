import { StyleSheet, View } from 'react-native';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText, toneColor } from './AppText';

interface StampProps {
  readonly label: string;
  readonly tone?: 'accent' | 'danger' | 'good' | 'soft';
  /** Slightly askew, as stamps are. Not in rows, where it would look untidy. */
  readonly askew?: boolean;
}

export function Stamp({ label, tone = 'accent', askew = false }: StampProps) {
  const theme = useTheme();
  return (
    <View style={[styles.stamp, { borderColor: toneColor(theme, tone) }, askew && styles.askew]}>
      <AppText variant="stamp" tone={tone}>
        {label}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  stamp: {
    alignSelf: 'flex-start',
    borderWidth: 2,
    borderRadius: radius.s,
    paddingHorizontal: space.s,
    paddingVertical: 2,
  },
  askew: { transform: [{ rotate: '-4deg' }] },
});
