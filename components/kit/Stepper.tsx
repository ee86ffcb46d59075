import {
  type AccessibilityActionEvent,
  type ViewProps,
  Platform,
  StyleSheet,
  View,
  Pressable,
} from 'react-native';
import { useEffect, useRef } from 'react';
import { ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { Icon } from '@/components/kit/icons/Icon';
import { AppText } from './AppText';
import { type KeyPress, webProps } from './web-props';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** The value in words, for screen readers and where a bare number says too little. */
  readonly valueText?: string;
  /** Without it the label stands above the number. */
  readonly hideLabel?: boolean;
}

const actions = [{ name: 'increment' }, { name: 'decrement' }] as const;

export function Stepper(props: StepperProps) {
  const { label, value, onChange, min = 0, max = 999, step = 1, valueText, hideLabel = false } = props;
  const { colors } = useTheme();
  const t = useTranslate();
  const set = (next: number) => {
    const within = Math.min(max, Math.max(min, next));
    if (within !== value) onChange(within);
  };
  const spoken = {
    'aria-label': label,
    'aria-valuenow': value,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuetext': valueText ?? String(value),
  };
  const onKeyDown = (event: KeyPress) => {
    const next = keyed(event.key, { value, min, max, step });
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const onAccessibilityAction = ({ nativeEvent }: AccessibilityActionEvent) =>
    set(nativeEvent.actionName === 'increment' ? value + step : value - step);
  const adjustable: ViewProps =
    Platform.OS === 'web'
      ? {}
      : {
          ...spoken,
          accessible: true,
          accessibilityRole: 'adjustable',
          accessibilityActions: actions,
          onAccessibilityAction,
        };
  const spinbutton =
    Platform.OS === 'web' ? { ...spoken, ...webProps({ role: 'spinbutton', tabIndex: 0, onKeyDown }) } : {};
  return (
    <View {...adjustable} style={[styles.row, ground(colors.inset)]}>
      <StepperButton
        icon="minus"
        label={t('common.less', { label })}
        spent={value <= min}
        onStep={() => set(value - step)}
      />
      <View {...spinbutton} style={styles.middle}>
        {!hideLabel && (
          <AppText variant="small" tone="soft" style={styles.centred}>
            {label}
          </AppText>
        )}
        <AppText variant="number" style={styles.centred}>
          {valueText ?? value}
        </AppText>
      </View>
      <StepperButton
        icon="plus"
        label={t('common.more', { label })}
        spent={value >= max}
        onStep={() => set(value + step)}
      />
    </View>
  );
}

interface Range {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const keyed = (key: string, { value, min, max, step }: Range): number | undefined => {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return value + step;
    case 'ArrowDown':
    case 'ArrowLeft':
      return value - step;
    case 'PageUp':
      return value + 10 * step;
    case 'PageDown':
      return value - 10 * step;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
};

interface StepperButtonProps {
  readonly icon: 'plus' | 'minus';
  readonly label: string;
  readonly spent: boolean;
  readonly onStep: () => void;
}

/** Out of the tab order: the number between the two buttons takes the arrow keys. */
function StepperButton({ icon, label, spent, onStep }: StepperButtonProps) {
  const { colors } = useTheme();
  const repeat = useRepeat(onStep);
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={spent}
      tabIndex={-1}
      {...repeat}
      style={({ pressed }) => [styles.button, pressed && ground(colors.line)]}
    >
      <Icon name={icon} size={28} color={spent ? colors.lineStrong : colors.ink} />
    </Pressable>
  );
}

const DELAY = 350;
const EVERY = 90;

/** Handlers for a pressable that acts once when pressed, and again and again while it is held. */
const useRepeat = (act: () => void) => {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  const stop = () => clearInterval(timer.current);
  useEffect(() => stop, []);
  const start = () => {
    stop();
    latest.current();
    timer.current = setInterval(() => latest.current(), EVERY);
  };
  return { onPress: act, onLongPress: start, onPressOut: stop, delayLongPress: DELAY };
};

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'stretch', borderRadius: radius.m, minHeight: target.thumb },
  middle: {
    flex: 1,
    justifyContent: 'center',
    paddingVertical: space.xs,
    // Two of them stand beside each other on a phone.
    minWidth: 40,
    borderRadius: radius.s,
  },
  centred: { textAlign: 'center' },
  button: {
    width: target.thumb + 8,
    minHeight: target.thumb,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
  },
});
