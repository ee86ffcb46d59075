import { useRouter } from 'expo-router';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useToast } from '@/components/kit/Toast';
import { useTranslate } from '@/i18n/use-translate';
import { type MatchHeader } from '@/store/match/header';
import { useMatchTitle } from '@/components/match/seat-names';

/** Done at once, and said with a way back. */
export const useMatchActions = (match: MatchHeader) => {
  const t = useTranslate();
  const toast = useToast();
  const router = useRouter();
  const { matches } = useDebrief();
  const name = useMatchTitle()(match);
  const { id, archived } = match;
  const done = (text: string, undo: () => void) =>
    toast({ text, action: { label: t('common.undo'), onPress: undo } });
  return {
    rename: (typed: string) => {
      matches.rename(id, typed);
      done(t('home.renamed'), () => matches.rename(id, match.name));
    },
    archive: () => {
      matches.archive(id, !archived);
      done(t(archived ? 'home.did-unarchive' : 'home.did-archive', { name }), () =>
        matches.archive(id, archived),
      );
    },
    remove: () => {
      matches.delete(id);
      done(t('home.did-delete', { name }), () => matches.restore(id));
    },
    duplicate: async () => {
      const copy = await matches.duplicate(id, t('home.copy', { name }));
      if (copy.ok) done(t('home.did-duplicate', { name }), () => matches.delete(copy.value));
      else toast({ text: t('home.cannot') });
    },
    rematch: async () => {
      const next = await matches.rematch(id, match.name);
      if (next.ok) router.push({ pathname: '/match/[id]', params: { id: next.value } });
      else toast({ text: t('home.cannot') });
    },
  };
};
