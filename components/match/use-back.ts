import { useRouter } from 'expo-router';
import { useMatch } from './match-context';

/** Back to the match, also after a reload, when there is nothing to go back to. */
export const useBack = (): (() => void) => {
  const router = useRouter();
  const { header } = useMatch();
  return () =>
    router.canGoBack()
      ? router.back()
      : router.replace({ pathname: '/match/[id]', params: { id: header.id } });
};
