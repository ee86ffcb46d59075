import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { type Intelligence } from '@/rules/spymaster/model/prints';
import { useInks } from '../stage/use-inks';
import { TypeMark } from './TypeMark';

/** An Intelligence card where there is no room for its face. It says nothing itself; what holds it has its name. */
export function CardPill({ card: { type, value } }: { readonly card: Intelligence }) {
  const { fill, on } = useInks().types[type];
  return (
    <View aria-hidden style={[styles.pill, ground(fill), edge(fill)]}>
      <TypeMark type={type} size={18} color={on} />
      <AppText variant="title" style={ink(on)}>
        {value}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  pill: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: space.xs,
    paddingHorizontal: space.s,
    borderWidth: 1,
    borderRadius: radius.m - 1,
  },
});
