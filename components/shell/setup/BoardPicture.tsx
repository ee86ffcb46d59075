import { StyleSheet, View } from 'react-native';
import { Picture } from '@/components/kit/art/Picture';
import { type Shape } from '@/components/kit/art/shape';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type GameScreens } from '@/components/match/game-screens';
import { type LaidTable } from '@/components/match/laid';
import { type Room } from './table-places';

/** The bare board of a game. */
export interface Board extends Room {
  readonly shapes: readonly Shape[];
  readonly viewBox: string;
}

interface BoardOf extends Omit<LaidTable, 'theme'> {
  readonly draw: GameScreens['laid'];
}

export const useBoard = ({ draw, options, players }: BoardOf): Board | undefined => {
  const theme = useTheme();
  const bare = draw({ options, players, theme }).find(({ board }) => board);
  if (!bare?.board) return undefined;
  const [, , width, height] = bare.board;
  return { shapes: bare.shapes, viewBox: bare.board.join(' '), width, height };
};

interface BoardPictureProps {
  readonly board: Board;
  readonly room: Room;
}

/** In the middle of the table, faint: what counts is who sits around it. It lies as the table does. */
export function BoardPicture({ board: { shapes, viewBox, ...board }, room }: BoardPictureProps) {
  const across = board.width > board.height !== room.width > room.height;
  const [width, height] = across ? [room.height, room.width] : [room.width, room.height];
  return (
    <View style={styles.whole}>
      <View style={[styles.board, { width, height }, across && styles.across]}>
        <Picture shapes={shapes} width="100%" height="100%" viewBox={viewBox} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1, alignItems: 'center', justifyContent: 'center', opacity: 0.5 },
  // A picture shows what lies beside its board too.
  board: { overflow: 'hidden' },
  across: { transform: [{ rotate: '90deg' }] },
});
