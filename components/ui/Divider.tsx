import { View } from 'react-native';
import { hairline } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';

export function Divider() {
  const { colors } = useTheme();
  return <View role="separator" style={{ height: hairline, backgroundColor: colors.line }} />;
}
