import { useState } from 'react';
import { type GestureResponderEvent, StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { DockButton } from './DockButton';
import { DockQuiet } from './DockQuiet';
import { type AsideAction, type DockAction, type DockQuiets, type Step } from './dock-action';
import { SettledTaps, eventTime } from './settled-taps';
import { UndoLine } from './UndoLine';

interface DockProps {
  /** Whose turn and what part of it: the same words in another scene are another button. */
  readonly scene: string;
  /** None where there is nothing but the way back. */
  readonly action?: DockAction | undefined;
  readonly quiet?: DockQuiets;
  readonly undo?: Step | undefined;
  /** Only after an undo. */
  readonly redo?: Step | undefined;
  /** Said where nothing can be undone. */
  readonly hint?: string | undefined;
  readonly aside?: AsideAction | undefined;
  /** Shared with a pad that takes the dock's place, so that a second tap on the pad is none on the dock. */
  readonly taps?: SettledTaps | undefined;
}

/** In reach of the thumb, always as high: what happens next, at most two quiet ones, and the way back. */
export function Dock(props: DockProps) {
  const { scene, action, quiet = [], undo, redo, hint, aside, taps: shared } = props;
  const { textScale } = useTheme();
  const [own] = useState(() => new SettledTaps());
  const taps = shared ?? own;
  const guarded = (thing: string, press: () => void) => (event?: GestureResponderEvent) => {
    const at = eventTime(event);
    if (at === undefined || !taps.isStray({ at, thing: `${scene} ${thing}` })) press();
  };
  const on = (side: 'left' | 'right') =>
    quiet
      .filter((one) => (one.side ?? 'right') === side)
      .map((one) => (
        <DockQuiet key={one.label} action={one} onPress={guarded(`quiet ${one.label}`, one.onPress)} />
      ));
  // Two lines of words and one below fit into it at any text size, so that it need not grow when the words change.
  const least = besideText((target.dock - FIXED) * textScale, FIXED);
  return (
    <View style={styles.dock}>
      {action && (
        <View style={[styles.row, { minHeight: least }]}>
          {on('left')}
          <DockButton action={action} onPress={(press) => guarded(`large ${action.label}`, press)} />
          {on('right')}
        </View>
      )}
      <UndoLine
        undo={undo}
        redo={redo}
        hint={hint}
        aside={aside && { ...aside, onPress: guarded(`aside ${aside.label}`, aside.onPress) }}
      />
    </View>
  );
}

const FIXED = 14;

const styles = StyleSheet.create({
  dock: { paddingTop: space.m, paddingHorizontal: space.l },
  row: { flexDirection: 'row', alignItems: 'stretch', gap: space.s },
});
