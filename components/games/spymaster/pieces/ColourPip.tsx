import { type StyleProp, type TextStyle, type ViewStyle, StyleSheet, View } from 'react-native';
import { Glyph } from '@/components/kit/icons/Glyph';
import { madeOnce } from '@/components/kit/theme/made-once';
import { square } from '@/components/kit/theme/seats';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius } from '@/components/kit/theme/tokens';
import { type Theme, useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { useGameWords } from '@/i18n/use-say';
import { type Colour } from '@/rules/spymaster/model/prints';
import { GAME } from '../table';
import { hubGlyph } from './type-glyphs';

interface ColourPipProps {
  readonly place: Colour | 'hub';
  readonly size?: number;
}

/** The colour of a city with its letter, or the sign of a hub. Always beside words that say the same. */
export function ColourPip({ place, size = 22 }: ColourPipProps) {
  const t = useGameWords(GAME);
  const theme = useTheme();
  const look = place === 'hub' ? undefined : cityLook(theme, place, size);
  if (!look)
    return (
      <View aria-hidden style={[styles.pip, square(size), ground(theme.colors.ink), edge(theme.colors.ink)]}>
        <Glyph strokes={hubGlyph} size={size * 0.7} color={theme.colors.paper} />
      </View>
    );
  return (
    <View aria-hidden style={[styles.pip, look.box]}>
      <AppText variant="stamp" allowFontScaling={false} style={look.words}>
        {t(`ui.pip.${place}`)}
      </AppText>
    </View>
  );
}

interface Look {
  readonly box: StyleProp<ViewStyle>;
  readonly words: StyleProp<TextStyle>;
}

const cityLook = ({ seats }: Theme, colour: Colour, size: number): Look => {
  const { fill, on, edge: line } = seats[colour];
  return {
    box: [square(size), ground(fill), edge(line)],
    words: [styles.initial, initial(size), ink(on)],
  };
};

const initial = madeOnce((size: number): TextStyle => ({ fontSize: size * 0.62, lineHeight: size * 0.9 }));

const styles = StyleSheet.create({
  pip: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.s,
    flexShrink: 0,
  },
  initial: { textAlign: 'center', letterSpacing: 0 },
});
