import { useRouter } from 'expo-router';
import { type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { type GameCard } from '@/components/match/game-screens';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { useBoxInUse } from '@/components/kit/store/use-debrief';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { boxReport } from '@/store/box/box-report';

interface ShelfProps {
  readonly card: GameCard;
}

/** What one looks something up in. */
export function Shelf({ card }: ShelfProps) {
  const t = useTranslate();
  const router = useRouter();
  const { colors } = useTheme();
  return (
    <View>
      <Row
        icon="book"
        title={t('rules.title')}
        detail={t('rules.find')}
        leading={<Icon name="search" size={20} color={colors.inkSoft} />}
        onPress={() => router.push({ pathname: '/game/[game]/rules', params: { game: card.id } })}
      />
      <BoxRow card={card} />
    </View>
  );
}

/** What the owner's box is known to hold. It is counted after the page is there, and moves nothing. */
function BoxRow({ card }: ShelfProps) {
  const t = useTranslate();
  const words = useGameWords(card.id);
  const router = useRouter();
  const screens = useLoaded(card);
  const box = useBoxInUse(card.id);
  const report = screens && boxReport(screens.rules.box, box);
  const kind = report?.kinds.find(({ kind }) => kind.kind === card.collects);
  const { known = 0, all = 0 } = kind ?? report ?? {};
  return (
    <Row
      icon="box"
      title={box?.name ?? t('box.mine')}
      detail={report ? t('game.box-known', { known, all, kind: words(`box.kind.${card.collects}`) }) : ''}
      share={all === 0 ? 0 : Math.min(1, known / all)}
      onPress={() => router.push({ pathname: '/game/[game]/box', params: { game: card.id } })}
    />
  );
}

interface RowProps {
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  readonly leading?: ReactNode;
  /** How much of it there is, drawn under the title. */
  readonly share?: number;
  readonly onPress: () => void;
}

function Row({ icon, title, detail, leading, share, onPress }: RowProps) {
  const { colors, accent } = useTheme();
  return (
    <Pressable
      role="link"
      aria-label={detail === '' ? title : `${title}, ${detail}`}
      onPress={onPress}
      style={[styles.row, edge(colors.line)]}
    >
      <Icon name={icon} />
      <View style={styles.words}>
        <AppText variant="label">{title}</AppText>
        {share !== undefined && (
          <View style={[styles.track, ground(colors.inset)]}>
            <View style={[styles.bar, ground(accent.fill), { width: `${Math.round(share * 100)}%` }]} />
          </View>
        )}
      </View>
      <View style={styles.detail}>
        {leading}
        <AppText variant="small" tone="soft">
          {detail}
        </AppText>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: space.m,
    minHeight: target.thumb,
    paddingVertical: space.xs,
    borderTopWidth: hairline,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 120, gap: 2 },
  track: { height: 5, borderRadius: radius.s, overflow: 'hidden' },
  bar: { height: 5 },
  detail: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
