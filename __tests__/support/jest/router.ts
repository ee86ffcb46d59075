export const router = {
  push: jest.fn(),
  replace: jest.fn(),
  back: jest.fn(),
  canGoBack: () => true,
};

/** In place of expo-router for tests of one screen: where it leads is noted. */
export const useRouter = () => router;
