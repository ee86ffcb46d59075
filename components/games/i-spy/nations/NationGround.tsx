import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { NationPattern } from './NationPattern';
import { usePatternId } from './use-pattern-id';

/** The pattern of a Nation, as large as what it lies in. */
export function NationGround({ nation }: { readonly nation: Nation }) {
  const id = usePatternId();
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, styles.ground]}>
      <Svg width="100%" height="100%">
        <NationPattern id={id} nation={nation} />
        <Rect width="100%" height="100%" fill={`url(#${id})`} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ ground: { pointerEvents: 'none', overflow: 'hidden' } });
