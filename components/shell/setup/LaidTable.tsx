import { StyleSheet, View } from 'react-native';
import { Picture } from '@/components/kit/art/Picture';
import { ground } from '@/components/kit/theme/tint';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type GameScreens } from '@/components/match/game-screens';
import { asLaid, LAID } from '@/components/match/laid';
import { useMatch, useStanding } from '@/components/match/match-context';

interface LaidTableProps {
  readonly draw: GameScreens['laid'];
  readonly done: readonly string[];
  readonly next: string | undefined;
  /** How much lies there, in words. */
  readonly label: string;
}

/** The table from above: what lies there is solid, what comes next is lit, what comes later is dashed. */
export function LaidTable({ draw, done, next, label }: LaidTableProps) {
  const theme = useTheme();
  const { players } = useMatch().header;
  const { options } = useStanding().log;
  const whenOf = (step: string | undefined) => {
    if (step === undefined || done.includes(step)) return 'laid';
    return step === next ? 'next' : 'later';
  };
  const shapes = draw({ options, players, theme }).flatMap((pieces) =>
    pieces.shapes.map((shape) => asLaid(shape, whenOf(pieces.step), theme)),
  );
  return (
    <View role="img" accessible aria-label={label} style={[styles.table, ground(theme.colors.inset)]}>
      <Picture shapes={shapes} width="100%" height="100%" viewBox={`0 0 ${LAID.width} ${LAID.height}`} />
    </View>
  );
}

const styles = StyleSheet.create({
  table: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    marginHorizontal: space.l,
    marginBottom: space.s,
    borderRadius: 20,
    overflow: 'hidden',
  },
});
