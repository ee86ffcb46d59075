import { useId, useLayoutEffect, useRef, useState } from 'react';
import { type KeyboardTypeOptions, StyleSheet, TextInput, View } from 'react-native';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { textStyle } from '@/components/kit/theme/type';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';
import { webProps } from './web-props';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  /** What is wrong with it, in one sentence. */
  readonly problem?: string | undefined;
  readonly maxLength?: number;
  readonly keyboard?: KeyboardTypeOptions;
  readonly multiline?: boolean;
  readonly onSubmit?: () => void;
  /** After Enter the next one is typed at once. */
  readonly several?: boolean;
  /** What it stands in is there to type into it. */
  readonly atOnce?: boolean;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    value,
    onChange,
    placeholder,
    problem,
    maxLength = 200,
    keyboard,
    multiline = false,
    onSubmit,
    several = false,
    atOnce = false,
  } = props;
  const theme = useTheme();
  const { colors } = theme;
  const [focused, setFocused] = useState(false);
  const id = useId();
  const input = useFocusAtOnce(atOnce);
  const wrong = problem !== undefined;
  const border = wrong ? colors.danger : focused ? colors.ink : colors.lineStrong;
  return (
    <View style={styles.field}>
      <AppText variant="small" tone="soft" aria-hidden>
        {label}
      </AppText>
      <TextInput
        ref={input}
        aria-label={label}
        accessibilityHint={problem}
        value={value}
        onChangeText={onChange}
        placeholder={placeholder}
        placeholderTextColor={colors.inkSoft}
        maxLength={maxLength}
        keyboardType={keyboard}
        multiline={multiline}
        onSubmitEditing={onSubmit}
        {...(several ? { submitBehavior: 'submit', ...webProps({ blurOnSubmit: false }) } : {})}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        autoCorrect={false}
        style={[
          textStyle('body', theme.textScale),
          styles.input,
          { color: colors.ink, backgroundColor: colors.inset, borderColor: border },
        ]}
        {...webProps(wrong ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
      />
      {wrong && (
        <View nativeID={id} aria-live="polite">
          <AppText variant="small" tone="danger">
            {problem}
          </AppText>
        </View>
      )}
    </View>
  );
}

/** Still within the tap, or a phone shows no keyboard; and after the sheet, which takes the focus for itself. */
const useFocusAtOnce = (atOnce: boolean) => {
  const input = useRef<TextInput>(null);
  useLayoutEffect(() => {
    if (atOnce) queueMicrotask(() => input.current?.focus());
  }, [atOnce]);
  return input;
};

const styles = StyleSheet.create({
  field: { gap: space.xs },
  input: {
    minHeight: target.thumb,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderWidth: 2,
    borderRadius: radius.m,
  },
});
