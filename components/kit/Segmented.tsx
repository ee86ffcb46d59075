import { StyleSheet, View, Platform, Pressable } from 'react-native';
import { useEffect, useRef } from 'react';
import { type IconName } from '@/components/kit/icons/icons';
import { ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { Icon } from '@/components/kit/icons/Icon';
import { AppText } from './AppText';
import { type KeyPress, webProps, onSpace } from './web-props';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  /** Empty as long as nothing is chosen. */
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
  readonly hideLabel?: boolean;
  /** Names may be long: two stand beside each other, cut off if need be, and are read out whole. Words with an icon stay whole. */
  readonly brief?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few. Choices that do not fit beside each other wrap. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, choices, value, onChange, hideLabel = false, brief = false } = props;
  const { colors } = useTheme();
  const onKeyDown = (event: KeyPress) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = choices.findIndex((choice) => choice.value === value);
    const next = choices[(at + step + choices.length) % choices.length];
    if (next) onChange(next.value);
  };
  return (
    <View style={styles.whole}>
      {!hideLabel && (
        <AppText variant="small" tone="soft" aria-hidden>
          {label}
        </AppText>
      )}
      <View
        role="radiogroup"
        aria-label={label}
        style={[styles.group, ground(colors.inset)]}
        {...webProps({ onKeyDown })}
      >
        {choices.map((choice) => (
          <Segment
            key={choice.value}
            label={choice.label}
            {...(choice.icon ? { icon: choice.icon } : {})}
            chosen={choice.value === value}
            reachable={choice.value === (value || choices[0]?.value)}
            brief={brief && !choice.icon}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </View>
    </View>
  );
}

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
function Segment({ label, icon, chosen, reachable, brief, onChoose }: SegmentProps) {
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
  whole: { gap: space.xs },
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs, padding: space.xs, borderRadius: radius.m },
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
    paddingHorizontal: space.s,
    paddingVertical: space.s,
    borderRadius: radius.s,
  },
  pressed: { opacity: 0.7 },
  label: { textAlign: 'center', flexShrink: 1 },
});
