import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { nationOf } from '@/rules/i-spy/model/check-print';
import { type Card } from '@/rules/i-spy/model/pieces';
import { type KnownPrints } from '@/rules/i-spy/model/prints';
import { Emblem } from '../nations/Emblem';
import { useNationColours } from '../nations/nation-look';
import { NationGround } from '../nations/NationGround';
import { influenceOn } from '../pieces/influence-on';
import { PieceIcon } from '../pieces/PieceIcon';
import { cardIcon } from '../pieces/piece-icons';
import { Pips } from '../pieces/Pips';

interface CardFaceProps {
  readonly card: Card;
  readonly prints: KnownPrints;
}

/** A card beside the question that it asks. Its name stands there. */
export function CardFace({ card, prints }: CardFaceProps) {
  const { colors } = useTheme();
  const coloursOf = useNationColours();
  const nation = nationOf(prints, card);
  const look = nation && coloursOf(nation);
  const count = influenceOn(prints, card);
  const on = look?.on ?? colors.ink;
  return (
    <View
      aria-hidden
      style={[styles.card, ground(look?.base ?? colors.sheet), edge(look?.edge ?? colors.lineStrong)]}
    >
      {nation && (
        <View style={styles.band}>
          <NationGround nation={nation} />
          <View style={[styles.disc, ground(look?.base ?? colors.sheet)]}>
            <Emblem nation={nation} size={18} />
          </View>
        </View>
      )}
      <PieceIcon name={cardIcon(card)} size={20} color={on} />
      {count === undefined ? (
        <AppText allowFontScaling={false} variant="stamp" style={ink(on)}>
          ?
        </AppText>
      ) : (
        <Pips count={Math.min(count, 6)} size={count > 3 ? 5 : 8} color={on} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    width: 48,
    height: 72,
    alignItems: 'center',
    justifyContent: 'space-evenly',
    borderWidth: 1,
    borderRadius: radius.s + 2,
    overflow: 'hidden',
  },
  band: { alignSelf: 'stretch', alignItems: 'center', paddingVertical: 3 },
  disc: { padding: 2, borderRadius: radius.round },
});
