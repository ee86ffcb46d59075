/**
 * All that the web build replaces in packages: the version that each package's patches were written for, and the file
 * here that stands in the place of one of the package's own. With another version, or with a file that nothing asks
 * for any more, the build fails. Beside each stands what it saves: bytes of the first screen after brotli, or the main
 * thread's work for a tap.
 */
module.exports = [
  {
    name: 'expo',
    version: '57.0.26',
    files: {
      // 81 KB, together with scripts/lib/split-common.mjs.
      'src/async-require/buildAsyncRequire.ts': 'load-chunk',
    },
  },
  {
    name: 'react-native-web',
    version: '0.21.4',
    files: {
      // A seventh of a tap.
      'dist/exports/View/index.js': 'View',
      // A twelfth of a tap.
      'dist/exports/Pressable/index.js': 'Pressable',
      // Three quarters of the tap that opens a sheet.
      'dist/exports/Modal/ModalContent.js': 'ModalContent',
      // Long lists are not used: 13 KB.
      'dist/vendor/react-native/Animated/components/AnimatedFlatList.js': 'nothing',
      'dist/vendor/react-native/Animated/components/AnimatedSectionList.js': 'nothing',
    },
    filesFor: {
      // 21 KB.
      'expo-router': { 'dist/index.js': 'react-native' },
    },
  },
  {
    name: 'expo-router',
    version: '57.0.24',
    files: {
      // There are no tabs: 12 KB.
      'build/layouts/Tabs.js': 'nothing',
      'build/react-navigation/bottom-tabs/index.js': 'bottom-tabs',
      // Screens have headers of their own: 10 KB.
      'build/react-navigation/elements/Badge.js': 'nothing',
      'build/react-navigation/elements/Button.js': 'nothing',
      'build/react-navigation/elements/Header/Header.js': 'nothing',
    },
  },
];
