import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Capital } from '@/rules/i-spy/model/pieces';
import { type ContactPrint, type Reward, rewardKey } from '@/rules/i-spy/model/prints';
import { Emblem } from '../nations/Emblem';
import { useNationColours } from '../nations/nation-look';
import { NationGround } from '../nations/NationGround';
import { PieceIcon } from '../pieces/PieceIcon';
import { rewardPieceIcon } from '../pieces/piece-icons';
import { type Teller } from '../table';
import { nationName, rewardWords, signed } from '../words';

interface CapitalTileProps {
  readonly teller: Pick<Teller, 't'>;
  readonly capital: Capital;
  /** Nothing where nobody has read it. */
  readonly print: ContactPrint | undefined;
  readonly open: boolean;
  readonly chosen: Reward | undefined;
  /** Little room: name and cubes in one line. */
  readonly low: boolean;
  readonly isPossible: (reward: Reward) => boolean;
  readonly onReward: (reward: Reward) => void;
  readonly onUnread: () => void;
}

/** Beyond this a name gets smaller, so that it is whole on a phone. */
const LONG = 10;

/** A Capital with what its contact leaks and both rewards; one tap chooses. */
export function CapitalTile(props: CapitalTileProps) {
  const { teller, capital, print, open, chosen, low, isPossible, onReward, onUnread } = props;
  const { t } = teller;
  const { colors, accent } = useTheme();
  const coloursOf = useNationColours();
  const name = t(`piece.${capital}`);
  if (!print)
    return (
      <Pressable
        role="button"
        aria-label={[name, t('ui.print-unknown')].join(', ')}
        onPress={onUnread}
        style={({ pressed }) => [
          styles.tile,
          edge(colors.lineStrong),
          styles.unread,
          pressed && styles.pressed,
        ]}
      >
        <AppText variant="longMove" style={styles.centred}>
          {name}
        </AppText>
        <Icon name="edit" size={20} color={colors.inkSoft} />
        <AppText variant="fine" tone="soft" style={styles.centred}>
          {t('ui.contact-enter')}
        </AppText>
      </Pressable>
    );
  const look = coloursOf(print.nation);
  const face = open ? look.on : look.deep;
  const head = `${t(`ui.short.${print.nation}`)} ${signed(print.influence)}`;
  return (
    <View style={[styles.tile, ground(colors.sheet), edge(look.edge), !open && styles.closed]}>
      <View style={[styles.head, low && styles.lowHead, ground(open ? look.base : look.tint)]}>
        <View style={styles.band}>
          {open && <NationGround nation={print.nation} />}
          <View style={[styles.disc, open && ground(look.base)]}>
            <Emblem nation={print.nation} size={16} color={face} />
          </View>
        </View>
        <View style={[styles.name, low && styles.inLine]}>
          <AppText
            variant="longMove"
            numberOfLines={low ? 2 : 1}
            style={[
              styles.tight,
              low && styles.shrinks,
              (low || name.length > LONG) && styles.long,
              low && name.length > LONG && styles.longest,
              ink(face),
            ]}
          >
            {name}
          </AppText>
          <AppText variant="fine" style={ink(face)}>
            {low ? signed(print.influence) : head}
          </AppText>
        </View>
      </View>
      {print.rewards.map((reward, at) => {
        const words = rewardWords(t, reward);
        const on = chosen !== undefined && rewardKey(chosen) === rewardKey(reward);
        const possible = open && isPossible(reward);
        const text = on ? accent.on : possible ? colors.ink : colors.inkSoft;
        return (
          <Pressable
            key={at}
            role="button"
            aria-label={`${name}, ${nationName(t, print.nation)} ${signed(print.influence)}: ${words}`}
            aria-pressed={on}
            onPress={() => onReward(reward)}
            style={({ pressed }) => [
              styles.reward,
              edge(colors.line),
              on && ground(accent.fill),
              !possible && ground(colors.inset),
              pressed && styles.pressed,
            ]}
          >
            <PieceIcon name={rewardPieceIcon(reward)} size={18} color={text} />
            <AppText variant="fine" numberOfLines={1} style={[styles.words, ink(text)]}>
              {words}
            </AppText>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  tile: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    borderWidth: 1,
    borderRadius: radius.s + 2,
    overflow: 'hidden',
  },
  closed: { borderStyle: 'dashed' },
  unread: { alignItems: 'center', justifyContent: 'center', gap: space.xs, borderStyle: 'dashed' },
  centred: { textAlign: 'center' },
  head: { flexDirection: 'row', minHeight: 40 },
  lowHead: { minHeight: 27 },
  inLine: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 2 },
  shrinks: { flexShrink: 1 },
  band: { width: 28, alignItems: 'center', justifyContent: 'center' },
  disc: { padding: 2, borderRadius: radius.round },
  name: { flex: 1, minWidth: 0, paddingHorizontal: space.xs, justifyContent: 'center' },
  long: { fontSize: 14 },
  longest: { fontSize: 12, lineHeight: 13 },
  tight: { fontSize: 17, lineHeight: 20 },
  reward: {
    flexGrow: 1,
    minHeight: target.least,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs + 2,
    paddingHorizontal: space.s,
    borderTopWidth: 1,
  },
  words: { flex: 1, minWidth: 0 },
  pressed: { opacity: 0.7 },
});
