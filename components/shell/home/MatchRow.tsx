import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useGameCard } from '@/components/match/game-cards';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { IconButton } from '@/components/kit/IconButton';
import { ListRow } from '@/components/kit/ListRow';
import { useGameWords } from '@/i18n/use-say';
import { useLanguage, useTranslate } from '@/i18n/use-translate';
import { type MatchHeader } from '@/store/match/header';
import { useMatchTitle } from '@/components/match/seat-names';

interface MatchRowProps {
  readonly match: MatchHeader;
  readonly onMenu: () => void;
}

const dated = (time: number, language: string): string =>
  new Date(time).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });

export function MatchRow({ match, onMenu }: MatchRowProps) {
  const t = useTranslate();
  const words = useGameWords(match.game);
  const language = useLanguage();
  const router = useRouter();
  const { colors } = useTheme();
  const title = useMatchTitle()(match);
  const Emblem = useGameCard(match.game)?.Emblem;
  const detail = [
    words('name'),
    dated(match.openedAt, language),
    ...(match.finishedAt === undefined ? [t('home.running')] : [t('home.finished')]),
    ...(match.practice ? [t('home.practice-mark')] : []),
    ...(match.archived ? [t('home.archived')] : []),
  ].join(' · ');
  return (
    <ListRow
      title={title}
      detail={detail}
      leading={<View style={styles.emblem}>{Emblem && <Emblem size={24} color={colors.inkSoft} />}</View>}
      trailing={<IconButton icon="more" label={t('home.menu', { name: title })} onPress={onMenu} />}
      onPress={() =>
        router.push({
          pathname: match.finishedAt === undefined ? '/match/[id]' : '/match/[id]/score',
          params: { id: match.id },
        })
      }
    />
  );
}

const styles = StyleSheet.create({ emblem: { width: 24 + space.xs, alignItems: 'center' } });
