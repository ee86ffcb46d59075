import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { type SeatColorName } from '@/components/kit/theme/seats';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameWords } from '@/i18n/use-say';
import { MISSIONS_TO_END } from '@/rules/spy-connection/model/prices';
import { GAME } from '../table';

interface MissionSlotsProps {
  readonly completed: readonly number[];
  readonly colour: SeatColorName;
  /** High enough for a finger; otherwise it is only looked at. */
  readonly large: boolean;
  readonly label: string;
  readonly completing: boolean;
  readonly marked: boolean;
  readonly onPress: (() => void) | undefined;
  /** The next Mission of whoever is to move. */
  readonly onComplete: (() => void) | undefined;
}

/** A place for each Mission up to the seventh, which ends the game; more come after an extra turn. */
export function MissionSlots(props: MissionSlotsProps) {
  const { completed, colour, large, label, completing, marked, onPress, onComplete } = props;
  const t = useGameWords(GAME);
  const { colors, accent, seats } = useTheme();
  const { fill, on, edge: rim } = seats[colour];
  const height = { minHeight: large ? target.least : 20 };
  const free = Math.max(onComplete ? 1 : 0, MISSIONS_TO_END - completed.length);
  const filled = completed.map((points, place) => (
    <View key={place} style={[styles.slot, height, ground(fill), edge(rim)]}>
      <AppText variant="count" style={ink(on)}>
        {points}
      </AppText>
    </View>
  ));
  const rest = Array.from({ length: free }, (_, place) => completed.length + place);
  const isLast = (place: number) => place === MISSIONS_TO_END - 1;
  const empty = (place: number) => (
    <View
      key={place}
      aria-hidden
      style={[
        styles.slot,
        styles.free,
        height,
        edge(place === completed.length ? colors.lineStrong : colors.line),
      ]}
    >
      {isLast(place) && <Icon name="flag" size={14} color={colors.inkSoft} />}
    </View>
  );
  const shown = completed.length === 0 && !onComplete ? rest.map(empty) : filled;
  const more = completed.length === 0 && !onComplete ? [] : rest;
  return (
    <View style={styles.row}>
      {shown.length > 0 &&
        (onPress && large ? (
          <Pressable
            role="button"
            aria-label={label}
            onPress={onPress}
            style={({ pressed }) => [
              styles.group,
              { flexGrow: shown.length },
              marked && [ground(accent.wash), styles.marked],
              pressed && styles.pressed,
            ]}
          >
            {shown}
          </Pressable>
        ) : (
          <View accessible aria-label={label} style={[styles.group, { flexGrow: shown.length }]}>
            {shown}
          </View>
        ))}
      {more.map((place) =>
        onComplete && place === completed.length ? (
          <Pressable
            key={place}
            role="button"
            aria-label={t('ui.light.complete-one')}
            aria-expanded={completing}
            onPress={onComplete}
            style={({ pressed }) => [
              styles.slot,
              styles.next,
              height,
              completing && ground(accent.wash),
              edge(accent.fill),
              pressed && styles.pressed,
            ]}
          >
            <Icon name="plus" size={20} color={accent.text} />
          </Pressable>
        ) : (
          empty(place)
        ),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 4 },
  group: { flexDirection: 'row', gap: 4, flexShrink: 1, flexBasis: 0, borderRadius: radius.s },
  marked: { opacity: 0.8 },
  slot: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.s,
  },
  free: { borderStyle: 'dashed' },
  next: { borderStyle: 'dashed', borderWidth: 2 },
  pressed: { opacity: 0.7 },
});
