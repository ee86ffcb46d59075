const replacement = (name) => require.resolve(`./${name}`);

/** Parts of packages that this app never uses in a browser, by the end of their path. */
const unused = new Map(
  [
    'expo-crypto/build/aes/index.js',
    'expo-router/build/layouts/Tabs.js',
    'expo-router/build/layouts/experimental-stack/index.js',
    'expo-router/build/views/Sitemap.js',
    'expo-router/build/react-navigation/elements/Badge.js',
    'expo-router/build/react-navigation/elements/Button.js',
    'expo-router/build/react-navigation/elements/Header/Header.js',
    'expo-router/build/react-navigation/elements/Header/HeaderBackButton.js',
    'expo-router/build/react-navigation/elements/Header/HeaderSearchBar.js',
    'react-native-web/dist/vendor/react-native/Animated/components/AnimatedFlatList.js',
    'react-native-web/dist/vendor/react-native/Animated/components/AnimatedSectionList.js',
  ].map((file) => [file, replacement('nothing')]),
);

/** Ours stand before the package's own, which they still use themselves. */
const wrapped = new Map([
  ['expo/src/async-require/buildAsyncRequire.ts', replacement('load-chunk')],
  ['react-native-web/dist/exports/View/index.js', replacement('View')],
  ['react-native-web/dist/exports/Text/index.js', replacement('Text')],
  ['react-native-web/dist/exports/Pressable/index.js', replacement('Pressable')],
  ['react-native-web/dist/exports/Modal/ModalContent.js', replacement('ModalContent')],
  ['react-native-web/dist/exports/Modal/ModalPortal.js', replacement('ModalPortal')],
  ['react-native-web/dist/modules/useHover/index.js', replacement('useHover')],
  ['react-native-web/dist/modules/useResponderEvents/index.js', replacement('useResponderEvents')],
  ['react-dom/index.js', replacement('react-dom')],
  ['react-dom/client.js', replacement('react-dom-client')],
]);

const forRouter = new Map([
  ['react-native-web/dist/index.js', replacement('react-native')],
  ['expo-router/build/react-navigation/bottom-tabs/index.js', replacement('bottom-tabs')],
]);

/** For the test that finds out when an update of a package moves one of them. */
exports.replaced = [...unused.keys(), ...forRouter.keys(), ...wrapped.keys()];

const inPackages = (file) => file.replaceAll('\\', '/').split('/node_modules/').at(-1);

/** The file to bundle for the web in the place of another, or nothing where it may stay. */
exports.leanFile = (file, origin) => {
  const name = inPackages(file);
  const wrapper = wrapped.get(name);
  if (wrapper) return origin === wrapper ? undefined : wrapper;
  return (
    unused.get(name) ?? (inPackages(origin).startsWith('expo-router/') ? forRouter.get(name) : undefined)
  );
};
