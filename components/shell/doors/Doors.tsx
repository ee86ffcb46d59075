import { useRouter } from 'expo-router';
import { Pressable, StyleSheet, View } from 'react-native';
import { useMatchTitle } from '@/components/match/seat-names';
import { useMatches } from '@/components/shell/home/use-matches';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { besideText } from '@/components/kit/theme/text-size';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';

interface DoorsProps {
  readonly game: string;
}

/** The four jobs of the app. Each works alone. */
export function Doors({ game }: DoorsProps) {
  const t = useTranslate();
  const router = useRouter();
  const titleOf = useMatchTitle();
  const { resume, others } = useMatches();
  const running = [resume, ...others].find(
    (match) =>
      match?.game === game && match.finishedAt === undefined && match.opened === undefined && !match.practice,
  );
  const track = () =>
    running
      ? router.push({ pathname: '/match/[id]', params: { id: running.id } })
      : router.push({ pathname: '/game/[game]/setup', params: { game, depth: 'light' } });
  return (
    <View style={styles.doors}>
      <Door
        icon="checklist"
        title={t('game.setup')}
        detail={t('game.setup-detail')}
        onPress={() => router.push({ pathname: '/game/[game]/setup', params: { game } })}
      />
      <Door
        icon="flag"
        title={t('game.track')}
        detail={running ? t('game.track-resume', { name: titleOf(running) }) : t('game.track-detail')}
        onPress={track}
      />
      <Door
        icon="search"
        title={t('game.check')}
        detail={t('game.check-detail')}
        onPress={() => router.push({ pathname: '/game/[game]/check', params: { game } })}
      />
      <Door
        icon="score"
        title={t('game.score')}
        detail={t('game.score-detail')}
        onPress={() =>
          router.push({ pathname: '/game/[game]/setup', params: { game, opened: 'at-the-end' } })
        }
      />
    </View>
  );
}

interface DoorProps {
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  readonly onPress: () => void;
}

function Door({ icon, title, detail, onPress }: DoorProps) {
  const { colors, accent } = useTheme();
  return (
    <Pressable
      role="link"
      aria-label={`${title}, ${detail}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.door,
        { flexBasis: besideText(150), backgroundColor: colors.sheet, borderColor: colors.line },
        { borderTopColor: accent.fill },
        pressed && { backgroundColor: colors.inset },
      ]}
    >
      <Icon name={icon} size={32} color={accent.text} />
      <View>
        <AppText variant="heading">{title}</AppText>
        <AppText variant="small" tone="soft">
          {detail}
        </AppText>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  doors: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  door: {
    flexGrow: 1,
    flexShrink: 1,
    maxWidth: '100%',
    minHeight: 132,
    justifyContent: 'space-between',
    gap: space.m,
    padding: space.l,
    borderWidth: hairline,
    borderTopWidth: 4,
    borderRadius: radius.m,
  },
});
