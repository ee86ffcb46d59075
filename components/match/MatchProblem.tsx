import { useRouter } from 'expo-router';
import { EmptyState } from '@/components/kit/EmptyState';
import { Screen } from '@/components/kit/Screen';
import { useTranslate } from '@/i18n/use-translate';
import { type OpenProblem } from '@/store/match/read-start';

const hints = {
  'not-found': 'match.problem-gone',
  'unknown-game': 'match.problem-game',
  damaged: 'match.problem-damaged',
  misfit: 'match.problem-damaged',
} as const;

/** A match that cannot be opened at all, as behind the link of one that was deleted. */
export function MatchProblem({ problem }: { readonly problem: OpenProblem }) {
  const t = useTranslate();
  const router = useRouter();
  return (
    <Screen title={t('match.problem')}>
      <EmptyState
        icon="search"
        title={t('match.problem-title')}
        hint={t(hints[problem.kind])}
        action={{ label: t('match.home'), onPress: () => router.replace('/') }}
      />
    </Screen>
  );
}
