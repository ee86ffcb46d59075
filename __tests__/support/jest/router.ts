export const router = {
  push: jest.fn(),
  replace: jest.fn(),
  back: jest.fn(),
  dismissTo: jest.fn(),
  canGoBack: () => true,
};

/** In place of expo-router for tests of one screen: where it leads is noted. */
export const useRouter = () => router;

/** What the address of the screen says. */
export const address: { params: Readonly<Record<string, string>> } = { params: {} };
export const useLocalSearchParams = () => address.params;

export const useIsFocused = () => true;

export const Redirect = ({ href }: { readonly href: unknown }) => {
  router.replace(href);
  return undefined;
};
