import { type TextStyle, type ViewStyle } from 'react-native';
import { madeOnce } from './made-once';

export const ink = madeOnce((color: string): TextStyle => ({ color }));
export const ground = madeOnce((backgroundColor: string): ViewStyle => ({ backgroundColor }));
export const edge = madeOnce((borderColor: string): ViewStyle => ({ borderColor }));
