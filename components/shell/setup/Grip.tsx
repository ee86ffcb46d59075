import { type ViewProps, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';

/** Where a row is dragged by. Whoever cannot drag has the buttons, so screen readers pass it over. */
export function Grip(props: ViewProps) {
  const { colors } = useTheme();
  return (
    <View
      {...props}
      testID="grip"
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={[styles.grip, draggable]}
    >
      <Icon name="grip" color={colors.inkSoft} />
    </View>
  );
}

// A drag must neither scroll the page nor select words.
const draggable = { userSelect: 'none', touchAction: 'none', cursor: 'grab' } as object;

const styles = StyleSheet.create({
  grip: {
    width: target.least,
    height: target.thumb,
    marginHorizontal: -space.m,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
