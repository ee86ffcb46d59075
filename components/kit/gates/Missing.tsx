import { useRouter } from 'expo-router';
import { EmptyState } from '@/components/kit/EmptyState';
import { Screen } from '@/components/kit/Screen';
import { useTranslate } from '@/i18n/use-translate';

interface MissingProps {
  readonly title: string;
  readonly hint: string;
}

/** Nothing is here; the way home is. */
export function Missing({ title, hint }: MissingProps) {
  const t = useTranslate();
  const router = useRouter();
  return (
    <Screen title={t('app.name')}>
      <EmptyState
        icon="search"
        title={title}
        hint={hint}
        action={{ label: t('missing.home'), onPress: () => router.dismissTo('/') }}
      />
    </Screen>
  );
}
