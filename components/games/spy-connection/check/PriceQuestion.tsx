import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Answer } from '@/components/match/Questions';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Stepper } from '@/components/kit/Stepper';
import { useGameWords } from '@/i18n/use-say';
import { type Presence, spacePrice } from '@/rules/spy-connection/model/prices';
import { connectionPrice } from '@/rules/spy-connection/questions';
import { GAME } from '../table';
import { SpaceTap } from './SpaceTap';

const NEXT: Readonly<Record<Presence, Presence>> = { empty: 'mine', mine: 'rival', rival: 'empty' };

/** SC-32, SC-33: the spaces on the way are tapped through empty, mine, rival. */
export function PriceQuestion() {
  const t = useGameWords(GAME);
  const [spaces, setSpaces] = useState<readonly Presence[]>(['empty', 'empty']);
  const [supply, setSupply] = useState(5);
  const tap = (place: number) =>
    setSpaces(spaces.map((presence, other) => (other === place ? NEXT[presence] : presence)));
  const resize = (count: number) =>
    setSpaces(Array.from({ length: count }, (_, place) => spaces[place] ?? 'empty'));
  return (
    <>
      <Answer game={GAME} verdict={connectionPrice({ spaces, supply })} />
      <Stepper label={t('ui.learn-spaces')} value={spaces.length} min={1} max={5} onChange={resize} />
      <AppText variant="small" tone="soft">
        {t('ui.check.tap-through')}
      </AppText>
      <View role="group" aria-label={t('ui.check.tap-through')} style={styles.spaces}>
        {spaces.map((presence, place) => {
          const label = t(`ui.presence.${presence}`);
          const price = spacePrice(presence);
          return (
            <SpaceTap
              key={place}
              presence={label}
              price={price}
              name={t('ui.check.space', { place: place + 1, presence: label, price })}
              onPress={() => tap(place)}
            />
          );
        })}
      </View>
      <Stepper label={t('ui.check.supply')} value={supply} max={15} onChange={setSupply} />
    </>
  );
}

const styles = StyleSheet.create({
  spaces: { flexDirection: 'row', gap: space.xs },
});
