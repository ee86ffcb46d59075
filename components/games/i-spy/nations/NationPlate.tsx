import { StyleSheet, View } from 'react-native';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { radius } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { useGameWords } from '@/i18n/use-say';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { GAME } from '../table';

interface NationPlateProps {
  readonly nation: Nation;
  readonly size?: number;
}

/** Letters in a plate and no colour: colours belong to the players. Its name always stands or is said beside it. */
export function NationPlate({ nation, size = 32 }: NationPlateProps) {
  const t = useGameWords(GAME);
  const { colors } = useTheme();
  return (
    <View
      aria-hidden
      style={[styles.plate, { width: size, height: size * 0.8, backgroundColor: colors.ink }]}
    >
      <AppText
        allowFontScaling={false}
        style={[styles.letters, { color: colors.paper, fontSize: size * 0.52, lineHeight: size * 0.64 }]}
      >
        {t(`ui.short.${nation}`)}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  plate: { alignItems: 'center', justifyContent: 'center', borderRadius: radius.s, flexShrink: 0 },
  letters: { fontFamily: fontFamilies.stamp, textAlign: 'center' },
});
