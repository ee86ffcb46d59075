import { useId, useState } from 'react';
import { ActivityIndicator, Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { ink, edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme, type Theme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';
import { webProps } from './web-props';

export interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  readonly busy?: boolean;
  /** Smaller words, so that two lines of them are no higher than a button. */
  readonly dense?: boolean;
  /** Why it cannot be done now. The button can still be pressed, to hear it. */
  readonly reason?: string | undefined;
  /** Answers a press while there is a reason; without it the button shows the reason itself. */
  readonly onRefused?: () => void;
  /** What a screen reader says, where the label is too short. */
  readonly name?: string;
  readonly testID?: string;
}

export function Button(props: ButtonProps) {
  const { label, onPress, kind = 'primary', icon, reason, onRefused, name, testID } = props;
  const { busy = false, dense = false } = props;
  const theme = useTheme();
  const id = useId();
  const [asked, setAsked] = useState(false);
  const refused = reason !== undefined;
  const look = buttonLook(theme, kind, refused);
  const shown = refused ? 'info' : icon;
  const refuse = onRefused ?? (() => setAsked(true));
  const press = () => {
    if (busy) return;
    if (refused) refuse();
    else onPress();
  };
  return (
    <View style={styles.whole}>
      <Pressable
        role="button"
        aria-label={name ?? label}
        aria-busy={busy}
        accessibilityHint={reason}
        onPress={press}
        testID={testID}
        style={({ pressed }) => [styles.button, dense && styles.dense, look.box, pressed && styles.pressed]}
        {...webProps(refused ? { 'aria-describedby': id } : {})}
      >
        {busy ? (
          <View aria-hidden>
            <ActivityIndicator color={look.text} />
          </View>
        ) : (
          shown && <Icon name={shown} color={look.text} />
        )}
        <AppText variant={dense ? 'dense' : 'label'} style={[styles.label, ink(look.text)]}>
          {label}
        </AppText>
      </Pressable>
      {refused && (
        <View nativeID={id} aria-live="polite" style={asked ? styles.reason : styles.unseen}>
          <AppText variant="small" tone="danger">
            {reason}
          </AppText>
        </View>
      )}
    </View>
  );
}

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLook {
  readonly box: StyleProp<ViewStyle>;
  readonly text: string;
}

export const buttonLook = ({ colors, accent }: Theme, kind: ButtonKind, refused: boolean): ButtonLook => {
  if (refused)
    return {
      box: [styles.refused, edge(colors.lineStrong)],
      text: colors.inkSoft,
    };
  switch (kind) {
    case 'primary':
      return { box: [ground(accent.fill), edge(accent.fill)], text: accent.on };
    case 'secondary':
      return { box: [ground(colors.sheet), edge(colors.lineStrong)], text: colors.ink };
    case 'quiet':
      return { box: styles.quiet, text: accent.text };
    case 'danger':
      return { box: [ground(colors.sheet), edge(colors.danger)], text: colors.danger };
  }
};

const styles = StyleSheet.create({
  whole: { flexShrink: 1 },
  button: {
    minHeight: target.thumb,
    paddingHorizontal: space.l,
    paddingVertical: space.m,
    borderRadius: radius.m,
    borderWidth: hairline,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
  },
  dense: { paddingVertical: space.xs, paddingHorizontal: space.s },
  label: { textAlign: 'center', flexShrink: 1, minWidth: 0 },
  pressed: { opacity: 0.7 },
  reason: { paddingTop: space.s },
  unseen: { display: 'none' },
  refused: { backgroundColor: 'transparent', borderStyle: 'dashed' },
  quiet: { backgroundColor: 'transparent', borderColor: 'transparent' },
});
