import {
  type GestureResponderEvent,
  type StyleProp,
  type ViewStyle,
  Pressable,
  StyleSheet,
  View,
} from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { HoldPad } from '@/components/kit/secret/HoldToReveal';
import { type Theme, useTheme } from '@/components/kit/theme/use-theme';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { type DockAction } from './dock-action';
import { useKeptFocus } from './use-kept-focus';

interface DockButtonProps {
  readonly action: DockAction;
  /** Makes the answer to a press of what the action does. */
  readonly onPress: (press: () => void) => (event?: GestureResponderEvent) => void;
}

/** Beyond this the words get smaller, so that two lines of them and one below are no higher than the button. */
const LONG = 27;

export function DockButton({ action, onPress }: DockButtonProps) {
  const theme = useTheme();
  const large = useTextGrowth() > LARGE;
  const waits = action.kind === 'wait';
  const focus = useKeptFocus(waits);
  if (action.kind === 'hold')
    return (
      <View style={styles.place}>
        <HoldPad reveal={action.reveal} name={action.name} words={action.label} low />
      </View>
    );
  const { kind, label, detail } = action;
  const look = dockLook(theme, kind);
  const icon = 'icon' in action ? action.icon : undefined;
  return (
    <Pressable
      {...focus}
      role="button"
      aria-label={detail === undefined ? label : `${label}, ${detail}`}
      aria-disabled={waits}
      disabled={waits}
      onPress={waits ? undefined : onPress(action.onPress)}
      style={({ pressed }) => [styles.place, styles.button, look.box, pressed && styles.pressed]}
    >
      {icon && <Icon name={icon} color={look.text} />}
      <View style={styles.words}>
        <AppText
          variant={large || label.length > LONG ? 'longMove' : 'move'}
          style={[styles.centred, ink(look.text)]}
        >
          {label}
        </AppText>
        {/* Very large words: what follows is drawn on the stage, and said by the button's name. */}
        {detail !== undefined && !large && (
          <AppText variant="fine" style={[styles.centred, ink(look.text)]}>
            {detail}
          </AppText>
        )}
      </View>
    </Pressable>
  );
}

interface DockLook {
  readonly box: StyleProp<ViewStyle>;
  readonly text: string;
}

const dockLook = ({ colors, accent }: Theme, kind: Exclude<DockAction['kind'], 'hold'>): DockLook => {
  switch (kind) {
    case 'go':
      return { box: [ground(accent.fill), edge(accent.fill)], text: accent.on };
    case 'plain':
      return { box: [ground(colors.sheet), edge(colors.ink)], text: colors.ink };
    case 'wait':
      return { box: [ground(colors.inset), edge(colors.inset)], text: colors.inkSoft };
    case 'refused':
      return { box: [ground(colors.inset), edge(colors.danger)], text: colors.ink };
  }
};

const styles = StyleSheet.create({
  place: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 },
  button: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: 2,
    borderWidth: 2,
    borderRadius: radius.l,
  },
  words: { flexShrink: 1, minWidth: 0 },
  centred: { textAlign: 'center' },
  pressed: { opacity: 0.7 },
});
