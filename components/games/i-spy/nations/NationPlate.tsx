import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius } from '@/components/kit/theme/tokens';
import { useGameWords } from '@/i18n/use-say';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { GAME } from '../table';
import { Emblem } from './Emblem';
import { useNationColours } from './nation-look';
import { NationGround } from './NationGround';

interface NationPlateProps {
  readonly nation: Nation;
  readonly size?: number;
}

/** Pattern, emblem and letters. The Nation's name always stands or is said beside it. */
export function NationPlate({ nation, size = 36 }: NationPlateProps) {
  const t = useGameWords(GAME);
  const colours = useNationColours()(nation);
  const height = size * 0.8;
  const half = { width: size / 2, height };
  return (
    <View
      aria-hidden
      style={[styles.plate, ground(colours.base), edge(colours.edge), { width: size, height }]}
    >
      <View style={[styles.half, half]}>
        <NationGround nation={nation} />
        <View style={[styles.disc, ground(colours.base), { padding: size * 0.03 }]}>
          <Emblem nation={nation} size={size * 0.38} />
        </View>
      </View>
      <AppText
        allowFontScaling={false}
        style={[
          styles.letters,
          { color: colours.on, width: size / 2, fontSize: size * 0.42, lineHeight: size * 0.54 },
        ]}
      >
        {t(`ui.short.${nation}`)}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  plate: {
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 1,
    borderRadius: radius.s,
    overflow: 'hidden',
    flexShrink: 0,
  },
  half: { alignItems: 'center', justifyContent: 'center' },
  disc: { borderRadius: radius.round },
  letters: { fontFamily: fontFamilies.stamp, textAlign: 'center' },
});
