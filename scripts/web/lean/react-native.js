/** What expo-router uses of React Native in a browser; its own `require` would bring all of it. */
const part = (load) => ({ enumerable: true, get: () => load().default });

module.exports = Object.defineProperties(
  {},
  {
    ActivityIndicator: part(() => require('react-native-web/dist/exports/ActivityIndicator')),
    Alert: part(() => require('react-native-web/dist/exports/Alert')),
    Animated: part(() => require('react-native-web/dist/exports/Animated')),
    AppRegistry: part(() => require('react-native-web/dist/exports/AppRegistry')),
    AppState: part(() => require('react-native-web/dist/exports/AppState')),
    Appearance: part(() => require('react-native-web/dist/exports/Appearance')),
    BackHandler: part(() => require('react-native-web/dist/exports/BackHandler')),
    Dimensions: part(() => require('react-native-web/dist/exports/Dimensions')),
    Easing: part(() => require('react-native-web/dist/exports/Easing')),
    I18nManager: part(() => require('react-native-web/dist/exports/I18nManager')),
    Image: part(() => require('react-native-web/dist/exports/Image')),
    InteractionManager: part(() => require('react-native-web/dist/exports/InteractionManager')),
    Keyboard: part(() => require('react-native-web/dist/exports/Keyboard')),
    Linking: part(() => require('react-native-web/dist/exports/Linking')),
    PixelRatio: part(() => require('react-native-web/dist/exports/PixelRatio')),
    Platform: part(() => require('react-native-web/dist/exports/Platform')),
    Pressable: part(() => require('react-native-web/dist/exports/Pressable')),
    ScrollView: part(() => require('react-native-web/dist/exports/ScrollView')),
    StatusBar: part(() => require('react-native-web/dist/exports/StatusBar')),
    StyleSheet: part(() => require('react-native-web/dist/exports/StyleSheet')),
    Text: part(() => require('react-native-web/dist/exports/Text')),
    TextInput: part(() => require('react-native-web/dist/exports/TextInput')),
    UIManager: part(() => require('react-native-web/dist/exports/UIManager')),
    View: part(() => require('react-native-web/dist/exports/View')),
    useColorScheme: part(() => require('react-native-web/dist/exports/useColorScheme')),
    useWindowDimensions: part(() => require('react-native-web/dist/exports/useWindowDimensions')),
  },
);
