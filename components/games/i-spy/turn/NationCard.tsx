import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { textSize } from '@/components/kit/theme/text-size';
import { radius, space } from '@/components/kit/theme/tokens';
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

interface NationCardProps {
  readonly card: Card;
  readonly prints: KnownPrints;
  readonly name: string;
  /** What it does, in short. */
  readonly effect: string;
  /** The word for why it cannot be played. */
  readonly against?: string | undefined;
  /** Little room: the name, and what has to be known. */
  readonly low: boolean;
  /** All of it, in words. */
  readonly label: string;
  readonly onPress: () => void;
}

/** A name of this length takes a second line. */
const LONG = 12;

/** A card of the hand in the colour, the pattern and with the emblem of its Nation; outlined where it cannot be played. */
export function NationCard({ card, prints, name, effect, against, low, label, onPress }: NationCardProps) {
  const { colors } = useTheme();
  const coloursOf = useNationColours();
  const nation = nationOf(prints, card);
  const look = nation && coloursOf(nation);
  const open = against === undefined;
  const text = open ? (look?.on ?? colors.ink) : colors.inkSoft;
  const sign = open ? (look?.on ?? colors.ink) : (look?.deep ?? colors.inkSoft);
  const count = influenceOn(prints, card);
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.card,
        open
          ? [ground(look?.base ?? colors.sheet), edge(look?.edge ?? colors.lineStrong)]
          : [styles.closed, ground(colors.paper), edge(colors.lineStrong)],
        pressed && styles.pressed,
      ]}
    >
      <View style={styles.band}>
        {open && nation && <NationGround nation={nation} />}
        <View
          style={[styles.disc, ground(open ? (look?.base ?? colors.sheet) : (look?.tint ?? colors.inset))]}
        >
          {nation ? (
            <Emblem nation={nation} size={15} color={sign} />
          ) : (
            <PieceIcon name={cardIcon(card)} size={15} color={sign} />
          )}
        </View>
        <View style={[styles.print, open && ground(look?.base ?? colors.sheet)]}>
          {count === undefined ? (
            <AppText allowFontScaling={false} variant="stamp" style={ink(sign)}>
              ?
            </AppText>
          ) : (
            <Pips count={Math.min(count, 6)} size={count > 3 ? 5 : 8} color={sign} hollow={!open} />
          )}
        </View>
      </View>
      <View style={styles.words}>
        <AppText variant="longMove" numberOfLines={2} style={[styles.name, ink(text)]}>
          {name}
        </AppText>
        {!open ? (
          <View style={[styles.why, edge(colors.lineStrong)]}>
            <AppText variant="stamp" numberOfLines={1} style={[styles.whyWord, ink(text)]}>
              {against}
            </AppText>
          </View>
        ) : (
          !low && (
            <AppText
              variant="fine"
              numberOfLines={name.length > LONG ? 2 : 3}
              style={[styles.effect, ink(text)]}
            >
              {effect}
            </AppText>
          )
        )}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    minHeight: 62,
    borderWidth: 1,
    borderRadius: radius.s + 2,
    overflow: 'hidden',
  },
  closed: { borderStyle: 'dashed' },
  band: {
    height: 24,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingHorizontal: space.xs + 1,
  },
  disc: { padding: 2, borderRadius: radius.round },
  print: { padding: 2, borderRadius: 2 },
  words: {
    flex: 1,
    paddingHorizontal: space.s - 1,
    paddingBottom: space.xs,
    justifyContent: 'space-between',
  },
  name: { fontSize: 16, lineHeight: 19 },
  effect: { fontSize: textSize(13), lineHeight: textSize(15) },
  why: { alignSelf: 'flex-start', maxWidth: '100%', borderWidth: 1, borderRadius: 3, paddingHorizontal: 4 },
  whyWord: { fontSize: 11, lineHeight: 14, letterSpacing: 0.8 },
  pressed: { opacity: 0.7 },
});
