const { createContext } = require('react');

/** All that expo-router's error screen and toast want of the tabs. */
exports.BottomTabBarHeightContext = createContext(undefined);
