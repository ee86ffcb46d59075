import { type ReactNode } from 'react';
import { type StyleProp, type ViewStyle } from 'react-native';

export interface LateProps {
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}
