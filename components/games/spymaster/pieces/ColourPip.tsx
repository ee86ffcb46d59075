import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/components/icons/Glyph';
import { radius } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';
import { AppText } from '@/components/ui/AppText';
import { useGameWords } from '@/i18n/use-say';
import type { Colour } from '@/rules/spymaster/box';
import { GAME } from '../table';
import { hubGlyph } from './type-glyphs';

interface ColourPipProps {
  readonly place: Colour | 'hub';
  readonly size?: number;
}

/** The colour of a city with its letter, or the sign of a hub. Always beside words that say the same. */
export function ColourPip({ place, size = 22 }: ColourPipProps) {
  const t = useGameWords(GAME);
  const { colors, seats } = useTheme();
  const box = [styles.pip, { width: size, height: size }];
  if (place === 'hub')
    return (
      <View aria-hidden style={[box, { backgroundColor: colors.ink }]}>
        <Glyph strokes={hubGlyph} size={size * 0.7} color={colors.paper} />
      </View>
    );
  const { fill, on, edge } = seats[place];
  return (
    <View aria-hidden style={[box, { backgroundColor: fill, borderColor: edge, borderWidth: 1 }]}>
      <AppText
        variant="stamp"
        allowFontScaling={false}
        style={[styles.initial, { color: on, fontSize: size * 0.62, lineHeight: size * 0.9 }]}
      >
        {t(`ui.pip.${place}`)}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  pip: { alignItems: 'center', justifyContent: 'center', borderRadius: radius.s, flexShrink: 0 },
  initial: { textAlign: 'center', letterSpacing: 0 },
});
