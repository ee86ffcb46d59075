import { type TextStyle, type ViewStyle, StyleSheet, View } from 'react-native';
import { Glyph } from '@/components/kit/icons/Glyph';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { shapePaths } from '@/components/kit/icons/shapes';
import { madeOnce } from '@/components/kit/theme/made-once';
import { type SeatColorName, type SeatShape, initialOf, square } from '@/components/kit/theme/seats';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { edge as edgeOf, ground, ink } from '@/components/kit/theme/tint';
import { radius } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from './AppText';
import { type SeatState, seatLook } from './seat-look';

export interface SeatSign {
  readonly icon: IconName;
  /** What it means, for a screen reader. */
  readonly label: string;
}

interface SeatBadgeProps {
  readonly name: string;
  readonly color: SeatColorName;
  readonly shape: SeatShape;
  readonly size?: number;
  readonly state?: SeatState;
  /** What the seat has besides: the crown, an extra turn, its last turn. */
  readonly sign?: SeatSign | undefined;
  /** A dark token with a coloured rim, where filled colour means something else on the table. */
  readonly rimmed?: boolean;
  /** Beside a name that is read out anyway. */
  readonly decorative?: boolean;
}

/** Colour, shape and initial together: any two of them may be missing for somebody. */
export function SeatBadge(props: SeatBadgeProps) {
  const {
    name,
    color,
    shape,
    size = 40,
    state = 'waiting',
    sign,
    rimmed = false,
    decorative = false,
  } = props;
  const theme = useTheme();
  const t = useTranslate();
  const look = seatLook(theme, { color, path: shapePaths[shape], state, rimmed });
  const drawn = (size * 24) / (24 + 2 * look.margin);
  const words = [t('common.seat', { name, colour: t(`colour.${color}`) })];
  if (state !== 'waiting') words.push(t(`seat.${state}`));
  if (sign) words.push(sign.label);
  const spoken = decorative
    ? { 'aria-hidden': true }
    : { role: 'img' as const, accessible: true, 'aria-label': words.join(', ') };
  return (
    <View {...spoken} style={[styles.badge, square(size)]}>
      <Glyph
        strokes={look.strokes}
        size={size}
        color={look.fill}
        margin={look.margin}
        {...(look.edge === undefined ? {} : { edge: look.edge })}
      />
      <AppText
        aria-hidden
        allowFontScaling={false}
        style={[styles.initial, letter(drawn), ink(look.letter), lowered[shape]?.(drawn)]}
      >
        {initialOf(name)}
      </AppText>
      {look.corner && (
        <Corner
          icon={look.corner}
          size={size}
          tint={state === 'away' ? theme.colors.danger : theme.colors.ink}
          on={state === 'away' ? theme.colors.onDanger : theme.colors.paper}
        />
      )}
      {sign && <Corner icon={sign.icon} size={size} tint={theme.accent.fill} on={theme.accent.on} above />}
    </View>
  );
}

interface CornerProps {
  readonly icon: IconName;
  /** Of the whole badge. */
  readonly size: number;
  readonly tint: string;
  readonly on: string;
  readonly above?: boolean;
}

const LEAST = 14;

/** A small round sign at the edge of the badge, cut out of it by a line in the colour of the paper. */
function Corner({ icon, size, tint, on, above = false }: CornerProps) {
  const { colors } = useTheme();
  const across = Math.max(LEAST, Math.round(size * 0.42));
  return (
    <View
      style={[
        styles.corner,
        square(across),
        ground(tint),
        edgeOf(colors.paper),
        (above ? raised : sunk)(Math.round(across / 4)),
      ]}
    >
      <Icon name={icon} size={Math.round(across * 0.64)} color={on} />
    </View>
  );
}

const raised = madeOnce((out: number): ViewStyle => ({ top: -out, right: -out }));
const sunk = madeOnce((out: number): ViewStyle => ({ bottom: -out, right: -out }));

const letter = madeOnce((size: number): TextStyle => ({ fontSize: size * 0.48, lineHeight: size * 0.6 }));

const low = (share: number) => madeOnce((size: number): TextStyle => ({ paddingTop: size * share }));

/** Where there is more room below the middle. */
const lowered: Partial<Record<SeatShape, (size: number) => TextStyle>> = {
  triangle: low(0.22),
  star: low(0.04),
};

const styles = StyleSheet.create({
  badge: { alignItems: 'center', justifyContent: 'center', flexShrink: 0 },
  initial: { position: 'absolute', fontFamily: fontFamilies.stamp, textAlign: 'center' },
  corner: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    borderWidth: 1,
  },
});
