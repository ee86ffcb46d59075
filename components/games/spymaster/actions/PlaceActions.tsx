import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { SPECIAL_AGENTS } from '@/rules/spymaster/model/prints';
import { placeSpecialAgents } from '@/rules/spymaster/moves/place-special-agents';
import { useBegun } from '../begun';
import { type ActProps } from './act-props';

/** SM-10: three taps on the map for each player. */
export function PlaceActions({ table, seat }: ActProps) {
  const { t, act, place, seatName } = table;
  const { begun, change, clear } = useBegun(table);
  const { places } = begun;
  const [first, second, third] = places;
  const done = () => {
    if (!first || !second || !third) return;
    clear();
    act(seat, placeSpecialAgents.make({ locations: [first, second, third] }));
  };
  const named = places.length === 0 ? t('ui.place-hint') : places.map(place).join(' · ');
  return (
    <>
      <AppText variant="label" aria-live="polite">
        {t('ui.place-of', { seat: seatName(seat), count: places.length, of: SPECIAL_AGENTS })}
      </AppText>
      <AppText tone="soft">{named}</AppText>
      <Button
        label={t('ui.place-done')}
        icon="check"
        reason={third ? undefined : t('ui.place-hint')}
        onPress={done}
      />
      {places.length > 0 && (
        <Button
          label={t('ui.place-back')}
          kind="quiet"
          icon="backspace"
          onPress={() => change({ places: places.slice(0, -1) })}
        />
      )}
    </>
  );
}
