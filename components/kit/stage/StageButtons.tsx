import { type ViewStyle, StyleSheet, View } from 'react-native';
import { radius, target } from '@/components/kit/theme/tokens';
import { useTargetKeys } from './stage-input';
import { type StageTarget, isLit } from './stage-target';

interface StageButtonsProps {
  readonly label: string;
  readonly targets: readonly StageTarget[];
}

/**
 * What stands on a stage, as a list for screen readers and keyboards. Fingers and mice go through it: they mean the
 * nearest thing, and not whichever of these lies on top.
 */
export function StageButtons({ label, targets }: StageButtonsProps) {
  const keysFor = useTargetKeys(targets.filter(isLit));
  return (
    <View role="list" aria-label={label} style={[StyleSheet.absoluteFill, styles.through]}>
      {targets.map((thing) => (
        <View key={thing.id} role="listitem" style={[styles.place, centredAt(thing)]}>
          {isLit(thing) ? (
            <View
              role="button"
              accessible
              aria-label={thing.label}
              {...keysFor(thing)}
              style={[styles.thing, styles.through]}
            />
          ) : (
            <View role="img" accessible aria-label={thing.label} style={styles.thing} />
          )}
        </View>
      ))}
    </View>
  );
}

const centredAt = ({ at }: StageTarget): ViewStyle => ({
  left: at.x - target.least / 2,
  top: at.y - target.least / 2,
});

const styles = StyleSheet.create({
  through: { pointerEvents: 'none' },
  place: { position: 'absolute' },
  thing: { width: target.least, height: target.least, borderRadius: radius.round },
});
