import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Moved } from '@/rules/spy-connection/light/state';
import { Caption } from '../Caption';
import { KeyRow } from '../KeyRow';
import { type Ask, type Asked, type Light } from './light';

interface CompleteKeysProps {
  readonly light: Light;
  readonly asked: Extract<Asked, { readonly kind: 'complete' }>;
  readonly ask: Ask;
}

const POINTS = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
] as const;
const MOST = 10;
const LOW = 740;

/** SC-51, SC-53: the points of a completed Mission, what comes back, and whether an extra turn follows. */
export function CompleteKeys({ light, asked, ask }: CompleteKeysProps) {
  const { t, seatName, state, player } = light;
  const key = (points: number) => ({
    label: String(points),
    name: t('common.points', { count: points }),
    chosen: asked.points === points,
    onPress: () => ask({ ...asked, points }),
  });
  // A small phone has room for the keys alone.
  const low = useWindowDimensions().height < LOW;
  const title = t('ui.light.nth', {
    seat: seatName(state.active),
    place: player.completed.length + 1,
  });
  return (
    <View style={styles.whole}>
      {!low && <Caption title={title} detail={t('ui.light.all-back')} />}
      <View style={styles.halves}>
        <View style={styles.points}>
          {POINTS.map((row) => (
            <View key={row[0]} style={styles.row}>
              <KeyRow label={t('ui.entry-points')} role="radio" keys={row.map(key)} />
            </View>
          ))}
          <View style={styles.row}>
            <KeyRow label={t('ui.entry-points')} role="radio" keys={[key(MOST)]} />
          </View>
        </View>
        <View style={styles.half}>
          <BackKeys light={light} back={asked.back} onBack={(back) => ask({ ...asked, back })} />
          <ExtraTurn
            label={t('ui.extra-turn')}
            on={asked.extraTurn}
            onPress={() => ask({ ...asked, extraTurn: !asked.extraTurn })}
          />
        </View>
      </View>
    </View>
  );
}

interface DiscardKeysProps {
  readonly light: Light;
  readonly asked: Extract<Asked, { readonly kind: 'discard' }>;
  readonly ask: Ask;
}

/** SC-25: all that lies on it comes back. */
export function DiscardKeys({ light, asked, ask }: DiscardKeysProps) {
  const { t } = light;
  return (
    <View style={styles.whole}>
      <Caption title={t('ui.light.discard')} detail={t('ui.light.all-back')} />
      <BackKeys light={light} back={asked.back} onBack={(back) => ask({ ...asked, back })} />
    </View>
  );
}

interface BackKeysProps {
  readonly light: Light;
  readonly back: Moved;
  readonly onBack: (back: Moved) => void;
}

const KEYS = { circles: [1, 2, 3, 4], agents: [0, 1, 2, 3] } as const;

/** Agents on its circles, and those that are assigned to it. */
function BackKeys({ light: { t, most }, back, onBack }: BackKeysProps) {
  const row = (what: keyof Moved, word: string) => (
    <>
      <AppText aria-hidden variant="small" tone="soft">
        {t(`ui.light.${word}`)}
      </AppText>
      <View style={styles.row}>
        <KeyRow
          label={t(`ui.light.${word}`)}
          role="radio"
          height={target.least}
          keys={KEYS[what].map((count) => ({
            label: String(count),
            name: t(`ui.key.${word}`, { count }),
            chosen: back[what] === count,
            unlikely: count > most[what],
            // What is on is off at a second tap: nothing lay there.
            onPress: () => onBack({ ...back, [what]: back[what] === count ? 0 : count }),
          }))}
        />
      </View>
    </>
  );
  return (
    <>
      {row('circles', 'its-circles')}
      {row('agents', 'its-assigned')}
    </>
  );
}

interface ExtraTurnProps {
  readonly label: string;
  readonly on: boolean;
  readonly onPress: () => void;
}

function ExtraTurn({ label, on, onPress }: ExtraTurnProps) {
  const { colors, accent } = useTheme();
  return (
    <Pressable
      role="checkbox"
      aria-checked={on}
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.extra,
        ground(on ? accent.fill : colors.sheet),
        edge(on ? accent.fill : colors.lineStrong),
        pressed && styles.pressed,
      ]}
    >
      <Icon name="bolt" size={18} color={on ? accent.on : accent.text} />
      <AppText variant="dense" style={ink(on ? accent.on : accent.text)}>
        {label}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.xs, paddingBottom: space.xs },
  halves: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  points: { flexBasis: 142, flexShrink: 0, gap: 5 },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: 160, gap: 5 },
  row: { flexDirection: 'row', gap: 5 },
  extra: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    minHeight: target.least,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  pressed: { opacity: 0.7 },
});
