import { StyleSheet } from 'react-native';
import type { TextStyle, ViewStyle } from 'react-native';

const tint = <Style extends ViewStyle | TextStyle>(dye: (color: string) => Style) => {
  const made = new Map<string, Style>();
  return (color: string): Style => {
    const known = made.get(color);
    if (known) return known;
    const { dyed } = StyleSheet.create({ dyed: dye(color) }) as { readonly dyed: Style };
    made.set(color, dyed);
    return dyed;
  };
};

// Made once for a colour: on the web a style made while drawing is written to each element anew, which is the
// dearest part of a tap.
export const ink = tint<TextStyle>((color) => ({ color }));
export const ground = tint<ViewStyle>((backgroundColor) => ({ backgroundColor }));
export const edge = tint<ViewStyle>((borderColor) => ({ borderColor }));
