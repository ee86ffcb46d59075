import { useEffect, useRef } from 'react';
import { Platform, Pressable, StyleSheet, type View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';
import { onSpace } from './web-props';

interface SegmentProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly chosen: boolean;
  /** The one of them that the tab key reaches. */
  readonly reachable: boolean;
  /** Cut off where two would not stand beside each other. */
  readonly brief: boolean;
  readonly onChoose: () => void;
}

/** In a browser only one of them is in the tab order, the chosen one if there is one, and the focus follows the choice. */
export function Segment({ label, icon, chosen, reachable, brief, onChoose }: SegmentProps) {
  const { colors, accent } = useTheme();
  const ref = useRef<View>(null);
  useEffect(() => {
    if (Platform.OS !== 'web' || !chosen) return;
    const element = ref.current as unknown as HTMLElement;
    if (element.parentElement?.contains(document.activeElement)) element.focus();
  }, [chosen]);
  const color = chosen ? accent.on : colors.ink;
  return (
    <Pressable
      ref={ref}
      role="radio"
      aria-checked={chosen}
      aria-label={label}
      tabIndex={reachable ? 0 : -1}
      onPress={onChoose}
      {...onSpace(onChoose)}
      style={({ pressed }) => [
        styles.segment,
        brief && styles.brief,
        chosen && ground(accent.fill),
        pressed && styles.pressed,
      ]}
    >
      {icon && <Icon name={icon} size={20} color={color} />}
      <AppText variant="label" {...(brief ? { numberOfLines: 1 } : {})} style={[styles.label, { color }]}>
        {label}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  brief: { maxWidth: '49%' },
  segment: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 'auto',
    maxWidth: '100%',
    minHeight: target.least,
    minWidth: target.least,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.s,
  },
  pressed: { opacity: 0.7 },
  label: { textAlign: 'center', flexShrink: 1 },
});
