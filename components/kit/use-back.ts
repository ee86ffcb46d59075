import { type Href, useRouter } from 'expo-router';

/** Back to where one came from, or, behind a deep link, to the screen above. */
export const useBack = (above: Href = '/'): (() => void) => {
  const router = useRouter();
  return () => (router.canGoBack() ? router.back() : router.replace(above));
};
