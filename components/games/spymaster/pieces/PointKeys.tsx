import { useState } from 'react';
import { type GestureResponderEvent, Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { NumberEditor } from '@/components/kit/NumberEditor';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Speak } from '@/i18n/say';
import { MOST_POINTS } from '@/rules/spymaster/model/prints';

interface PointKeysProps {
  readonly t: Speak;
  /** What the points are of. */
  readonly label: string;
  readonly onPoints: (points: number, event?: GestureResponderEvent) => void;
}

/** What Missions are usually worth. */
export const USUAL_POINTS = { from: 4, to: 14 } as const;

const USUAL = Array.from(
  { length: USUAL_POINTS.to - USUAL_POINTS.from + 1 },
  (_, above) => USUAL_POINTS.from + above,
);

/** The points of a Mission: a key each in two rows, and one more for those that have none. */
export function PointKeys({ t, label, onPoints }: PointKeysProps) {
  const [other, setOther] = useState(false);
  return (
    <View role="group" aria-label={label} style={styles.keys}>
      {USUAL.map((points) => (
        <Key
          key={points}
          label={String(points)}
          name={t('common.points', { count: points })}
          onPress={(event) => onPoints(points, event)}
        />
      ))}
      <Key label="…" name={t('ui.claim.other')} onPress={() => setOther(true)} />
      <NumberEditor
        open={other}
        title={label}
        value={USUAL_POINTS.to + 1}
        max={MOST_POINTS}
        onSet={(points) => {
          setOther(false);
          onPoints(points);
        }}
        onClose={() => setOther(false)}
      />
    </View>
  );
}

interface KeyProps {
  readonly label: string;
  readonly name: string;
  readonly onPress: (event: GestureResponderEvent) => void;
}

function Key({ label, name, onPress }: KeyProps) {
  const { colors } = useTheme();
  return (
    <View style={styles.place}>
      <Pressable
        role="button"
        aria-label={name}
        onPress={onPress}
        style={({ pressed }) => [
          styles.key,
          ground(pressed ? colors.inset : colors.sheet),
          edge(colors.lineStrong),
        ]}
      >
        <AppText aria-hidden variant="title">
          {label}
        </AppText>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', flexWrap: 'wrap', marginHorizontal: -2 },
  place: { width: `${100 / 6}%`, padding: 2 },
  key: {
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.m,
  },
});
