import { View } from 'react-native';
import { hairline } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';

export function Divider() {
  const { colors } = useTheme();
  return <View role="separator" style={{ height: hairline, backgroundColor: colors.line }} />;
}
