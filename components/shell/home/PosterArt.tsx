import { StyleSheet, View } from 'react-native';
import { Picture } from '@/components/kit/art/Picture';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type GameCard } from '@/components/match/game-screens';

const SHEET = { width: 360, height: 158 } as const;
/** Where the story of every picture stands. */
const MIDDLE = '176 19 184 126';

/** The picture of a game at the right lower corner of its place, as large as it was drawn; what stands beyond is cut off. */
export function PosterArt({ card }: { readonly card: GameCard }) {
  const { accent } = useTheme();
  return (
    <View aria-hidden style={[styles.corner, styles.untouched]}>
      <Picture shapes={card.poster(accent)} {...SHEET} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} />
    </View>
  );
}

/** The middle of it, small. */
export function PosterDetail({ card }: { readonly card: GameCard }) {
  const { accent } = useTheme();
  return <Picture shapes={card.poster(accent)} width="100%" height="100%" viewBox={MIDDLE} fills />;
}

const styles = StyleSheet.create({
  corner: { position: 'absolute', right: 0, bottom: 0, ...SHEET },
  untouched: { pointerEvents: 'none' },
});
