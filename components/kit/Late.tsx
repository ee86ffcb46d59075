import { View } from 'react-native';
import { type LateProps } from './late-props';

/** On a phone everything is drawn at once; see the web's. */
export function Late({ style, children }: LateProps) {
  return <View style={style}>{children}</View>;
}
