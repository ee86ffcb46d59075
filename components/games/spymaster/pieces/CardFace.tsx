import { StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { type RowCard } from '@/rules/spymaster/model/pile';
import { TypeMark } from './TypeMark';

interface CardFaceProps {
  readonly card: RowCard;
  readonly chosen?: boolean;
}

/** An Intelligence card: the sign of its type over its number. It says nothing itself; what holds it has its name. */
export function CardFace({ card, chosen = false }: CardFaceProps) {
  const { colors, accent } = useTheme();
  const ink = chosen ? accent.on : colors.ink;
  return (
    <View
      aria-hidden
      style={[
        styles.card,
        { backgroundColor: colors.inset, borderColor: colors.lineStrong },
        chosen && { backgroundColor: accent.fill, borderColor: accent.fill },
      ]}
    >
      {card === 'blank' ? (
        <AppText variant="number" tone="soft">
          –
        </AppText>
      ) : (
        <>
          <TypeMark type={card.type} color={ink} />
          <AppText variant="number" style={{ color: ink }}>
            {card.value}
          </AppText>
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    flexGrow: 1,
    minWidth: besideText(38),
    minHeight: besideText(62),
    alignItems: 'center',
    justifyContent: 'center',
    paddingVertical: space.xs,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
});
