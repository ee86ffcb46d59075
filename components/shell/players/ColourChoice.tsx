import { Pressable, StyleSheet, View } from 'react-native';
import { seatColorNames } from '@/components/kit/theme/seats';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { onSpace } from '@/components/kit/web-props';
import { useTranslate } from '@/i18n/use-translate';
import { PlayerBadge } from './PlayerBadge';

interface ColourChoiceProps {
  readonly name: string;
  readonly value: number;
  readonly onChange: (colour: number) => void;
}

export function ColourChoice({ name, value, onChange }: ColourChoiceProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  return (
    <View style={styles.whole}>
      <AppText variant="small" tone="soft" aria-hidden>
        {t('players.colour')}
      </AppText>
      <View role="radiogroup" aria-label={t('players.colour')} style={styles.group}>
        {seatColorNames.map((colour, index) => (
          <Pressable
            key={colour}
            role="radio"
            aria-checked={index === value}
            aria-label={t(`colour.${colour}`)}
            onPress={() => onChange(index)}
            {...onSpace(() => onChange(index))}
            style={[styles.colour, { borderColor: index === value ? colors.ink : 'transparent' }]}
          >
            <PlayerBadge name={name} colour={index} />
          </Pressable>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.xs },
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  colour: {
    flexGrow: 1,
    flexBasis: target.least,
    maxWidth: 64,
    height: target.thumb,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 3,
    borderRadius: radius.m,
  },
});
