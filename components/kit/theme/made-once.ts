import { StyleSheet, type TextStyle, type ViewStyle } from 'react-native';

/**
 * A style for each value that it depends on, made once: on the web a style made while drawing is written to each
 * element anew, which is the dearest part of a tap.
 */
export const madeOnce = <Value extends string | number, Style extends ViewStyle | TextStyle>(
  make: (value: Value) => Style,
) => {
  const made = new Map<Value, Style>();
  return (value: Value): Style => {
    const known = made.get(value);
    if (known) return known;
    const { style } = StyleSheet.create({ style: make(value) }) as { readonly style: Style };
    made.set(value, style);
    return style;
  };
};
