import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useDebrief, useSettings } from '@/components/kit/store/use-debrief';
import { type PigmentName } from '@/components/kit/theme/palette';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { onSpace } from '@/components/kit/web-props';
import { useGameWords } from '@/i18n/use-say';
import { type Nation, NATIONS } from '@/rules/i-spy/model/pieces';
import { GAME } from '../table';
import { nationName } from '../words';
import { CHOICES, PIGMENTS, pigmentsOf, withPigment } from './nation-look';
import { NationPlate } from './NationPlate';

/** In the book these two have a colour. */
const IN_THE_BOOK: readonly Nation[] = ['britain', 'france'];

/** The colours of the cubes in this box. Emblem and pattern stay, so that nobody has to trust colour alone. */
export function CubeSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useGameWords(GAME);
  const { settings } = useDebrief();
  const { pieceColours } = useSettings();
  const names = pigmentsOf(pieceColours);
  return (
    <Sheet
      open
      title={t('ui.cubes')}
      onClose={onClose}
      footer={
        <Button
          label={t('ui.cubes-reset')}
          kind="secondary"
          icon="undo"
          onPress={() => settings.set({ pieceColours: {} })}
        />
      }
    >
      <AppText tone="soft">{t('ui.cubes-hint')}</AppText>
      {NATIONS.map((nation) => (
        <View key={nation} style={styles.nation}>
          <NationPlate nation={nation} size={64} />
          <View style={styles.choice}>
            <AppText variant="label">
              {nationName(t, nation)}
              {IN_THE_BOOK.includes(nation) && names[nation] === PIGMENTS[nation] && (
                <AppText variant="small" tone="soft">{`  ${t('ui.cubes-book')}`}</AppText>
              )}
            </AppText>
            <View role="radiogroup" aria-label={nationName(t, nation)} style={styles.swatches}>
              {CHOICES.map((name) => (
                <Swatch
                  key={name}
                  name={name}
                  label={t(`ui.colour.${name}`)}
                  on={names[nation] === name}
                  onPress={() => settings.set({ pieceColours: withPigment(pieceColours, nation, name) })}
                />
              ))}
            </View>
          </View>
        </View>
      ))}
    </Sheet>
  );
}

interface SwatchProps {
  readonly name: PigmentName;
  readonly label: string;
  readonly on: boolean;
  readonly onPress: () => void;
}

function Swatch({ name, label, on, onPress }: SwatchProps) {
  const { colors, pigments } = useTheme();
  const { base, edge: rim } = pigments[name];
  return (
    <Pressable
      role="radio"
      aria-checked={on}
      aria-label={label}
      onPress={onPress}
      {...onSpace(onPress)}
      style={styles.target}
    >
      <View style={[styles.ring, on && edge(colors.ink)]}>
        <View style={[styles.swatch, ground(base), edge(rim)]} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  nation: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  choice: { flex: 1, minWidth: 0 },
  swatches: { flexDirection: 'row', flexWrap: 'wrap' },
  target: {
    width: target.least,
    height: target.least,
    alignItems: 'center',
    justifyContent: 'center',
  },
  ring: { padding: 3, borderWidth: 3, borderColor: 'transparent', borderRadius: radius.m },
  swatch: { width: 26, height: 26, borderWidth: 1, borderRadius: radius.s },
});
