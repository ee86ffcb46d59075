import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { besideText } from '@/components/kit/theme/text-size';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';

interface DoorProps {
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  readonly onPress: () => void;
}

export function Door({ icon, title, detail, onPress }: DoorProps) {
  const { colors, accent } = useTheme();
  return (
    <Pressable
      role="link"
      aria-label={`${title}, ${detail}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.door,
        { flexBasis: besideText(150), backgroundColor: colors.sheet, borderColor: colors.line },
        { borderTopColor: accent.fill },
        pressed && { backgroundColor: colors.inset },
      ]}
    >
      <Icon name={icon} size={32} color={accent.text} />
      <View>
        <AppText variant="heading">{title}</AppText>
        <AppText variant="small" tone="soft">
          {detail}
        </AppText>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  door: {
    flexGrow: 1,
    flexShrink: 1,
    maxWidth: '100%',
    minHeight: 132,
    justifyContent: 'space-between',
    gap: space.m,
    padding: space.l,
    borderWidth: hairline,
    borderTopWidth: 4,
    borderRadius: radius.m,
  },
});
