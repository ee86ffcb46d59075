import { type ViewStyle } from 'react-native';
import { madeOnce } from './made-once';

export const square = madeOnce((size: number): ViewStyle => ({ width: size, height: size }));
