import { StyleSheet, View } from 'react-native';
import { type IconName } from '@/components/kit/icons/icons';
import { ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';
import { Segment } from './Segment';
import { type KeyPress, webProps } from './web-props';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
}

export interface SegmentedProps<Value extends string> {
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

const styles = StyleSheet.create({
  whole: { gap: space.xs },
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs, padding: space.xs, borderRadius: radius.m },
});
