import { type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { besideText, textSize } from '@/components/kit/theme/text-size';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { Emblem } from '../nations/Emblem';
import { useNationColours } from '../nations/nation-look';
import { NationGround } from '../nations/NationGround';
import { PieceIcon } from '../pieces/PieceIcon';
import { type PieceIconName } from '../pieces/piece-icons';
import { Pips } from '../pieces/Pips';

export interface Slot {
  readonly id: string;
  readonly title: string;
  /** Below the title of what was done. */
  readonly detail?: string | undefined;
  /** `next` is what is done now, `soon` is chosen and not done yet. */
  readonly state: 'empty' | 'next' | 'soon' | 'done';
  readonly nation?: Nation | undefined;
  readonly count?: number | undefined;
  readonly icon?: PieceIconName | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** The parts of a turn: what is empty is still to do, what is filled says what was done. */
export function Slots({ label, slots }: { readonly label: string; readonly slots: readonly Slot[] }) {
  return (
    <View role="group" aria-label={label} style={styles.row}>
      {slots.map((slot) => (
        <OneSlot key={slot.id} slot={slot} />
      ))}
    </View>
  );
}

function OneSlot({ slot }: { readonly slot: Slot }) {
  const { colors, accent } = useTheme();
  const { state, title, detail, onPress } = slot;
  const filled = state === 'done' || state === 'soon';
  const looks = [
    styles.slot,
    ground(state === 'empty' ? colors.paper : colors.sheet),
    edge(state === 'next' || state === 'soon' ? accent.fill : colors.lineStrong),
    state !== 'done' && styles.dashed,
    (state === 'next' || state === 'soon') && styles.thick,
  ];
  const content: ReactNode = filled ? (
    <Filled slot={slot} />
  ) : (
    <View style={styles.empty}>
      <Icon name="plus" size={20} color={state === 'next' ? accent.text : colors.inkSoft} />
      <AppText
        variant="fine"
        numberOfLines={2}
        style={[styles.centred, ink(state === 'next' ? accent.text : colors.inkSoft)]}
      >
        {title}
      </AppText>
    </View>
  );
  if (!onPress)
    return (
      <View accessible aria-label={[title, detail].filter(Boolean).join(', ')} role="img" style={looks}>
        {content}
      </View>
    );
  return (
    <Pressable
      role="button"
      aria-label={[title, detail].filter(Boolean).join(', ')}
      onPress={onPress}
      style={({ pressed }) => [looks, pressed && styles.pressed]}
    >
      {content}
    </Pressable>
  );
}

/** A title of this length takes the second line. */
const LONG = 10;

function Filled({ slot: { title, detail, nation, count, icon } }: { readonly slot: Slot }) {
  const { colors } = useTheme();
  const coloursOf = useNationColours();
  const look = nation && coloursOf(nation);
  return (
    <>
      <View style={[styles.side, ground(look?.base ?? colors.inset)]}>
        {nation ? (
          <>
            <NationGround nation={nation} />
            <View style={[styles.disc, ground(look?.base ?? colors.inset)]}>
              <Emblem nation={nation} size={17} />
            </View>
            {count !== undefined && (
              <View style={[styles.pips, ground(look?.base ?? colors.inset)]}>
                <Pips count={Math.min(count, 6)} size={count > 3 ? 3 : 6} color={look?.on ?? colors.ink} />
              </View>
            )}
          </>
        ) : (
          <PieceIcon name={icon ?? 'text'} size={20} />
        )}
      </View>
      <View style={styles.words}>
        <AppText variant="longMove" numberOfLines={2} style={styles.title}>
          {title}
        </AppText>
        {detail !== undefined && (
          <AppText
            variant="fine"
            tone="soft"
            numberOfLines={title.length > LONG ? 1 : 2}
            style={styles.detail}
          >
            {detail}
          </AppText>
        )}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.s },
  slot: {
    flex: 1,
    minWidth: 0,
    minHeight: besideText(48, 16),
    flexDirection: 'row',
    borderWidth: 1,
    borderRadius: radius.s + 3,
    overflow: 'hidden',
  },
  dashed: { borderStyle: 'dashed' },
  thick: { borderWidth: 2 },
  empty: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: 1, padding: 2 },
  centred: { textAlign: 'center' },
  side: { width: 32, alignItems: 'center', justifyContent: 'space-evenly' },
  disc: { padding: 2, borderRadius: radius.round },
  pips: { padding: 1, borderRadius: 2 },
  words: { flex: 1, minWidth: 0, justifyContent: 'center', paddingHorizontal: 6, gap: 2 },
  title: { fontSize: 16, lineHeight: 18 },
  detail: { fontSize: textSize(14), lineHeight: textSize(16) },
  pressed: { opacity: 0.7 },
});
