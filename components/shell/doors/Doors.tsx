import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useMatchTitle } from '@/components/match/seat-names';
import { useMatches } from '@/components/shell/home/use-matches';
import { space } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';
import { Door } from './Door';

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

const styles = StyleSheet.create({ doors: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m } });
