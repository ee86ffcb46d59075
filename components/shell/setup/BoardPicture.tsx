import { StyleSheet, View } from 'react-native';
import { Picture } from '@/components/kit/art/Picture';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type GameScreens } from '@/components/match/game-screens';
import { type LaidTable } from '@/components/match/laid';

interface BoardPictureProps extends Omit<LaidTable, 'theme'> {
  readonly draw: GameScreens['laid'];
}

/** The bare board in the middle of the table, faint: what counts is who sits around it. */
export function BoardPicture({ draw, options, players }: BoardPictureProps) {
  const theme = useTheme();
  const bare = draw({ options, players, theme }).find(({ board }) => board);
  if (!bare?.board) return undefined;
  return (
    <View style={styles.whole}>
      <Picture shapes={bare.shapes} width="100%" height="100%" viewBox={bare.board.join(' ')} fills />
    </View>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1, opacity: 0.5, borderRadius: 18, overflow: 'hidden' } });
