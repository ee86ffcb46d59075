import { View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { CheckRow } from '@/components/kit/CheckRow';
import { NATIONS } from '@/rules/i-spy/model/pieces';
import { largeCounters, type Standing } from '@/rules/i-spy/model/scoring';
import { type Teller } from '../table';
import { useLow } from '../use-low';
import { nationName } from '../words';

interface CleanUpProps {
  readonly teller: Pick<Teller, 't'>;
  readonly standing: Standing;
}

/** IS-54: the large counters of the smallest pool come off every pool. */
export function CleanUpHead({ teller: { t }, standing }: CleanUpProps) {
  const least = Math.min(...NATIONS.map((nation) => standing.influence[nation]));
  const smallest = NATIONS.filter((nation) => standing.influence[nation] === least);
  const count = largeCounters(least);
  const nations = smallest.map((nation) => nationName(t, nation)).join(', ');
  return (
    <View accessible aria-live="polite">
      <AppText variant="heading">{count === 0 ? t('ui.clean.none') : t('ui.clean.off', { count })}</AppText>
      <AppText tone="soft">
        {count === 0 ? t('ui.clean.why-none', { nations, least }) : t('ui.clean.why', { nations, least })}
      </AppText>
    </View>
  );
}

interface TicksProps extends CleanUpProps {
  readonly ticks: readonly number[];
  readonly onTicks: (ticks: readonly number[]) => void;
}

/** What hands do at the table, ticked off; nobody has to. */
export function CleanUpTicks({ teller: { t }, standing, ticks, onTicks }: TicksProps) {
  const low = useLow();
  const least = Math.min(...NATIONS.map((nation) => standing.influence[nation]));
  const count = largeCounters(least);
  const rows = [
    [count === 0 ? t('ui.clean.cubes-none') : t('ui.clean.cubes', { count }), t('ui.clean.cubes-more')],
    [t('ui.clean.records'), t('ui.clean.records-more')],
    [t('ui.clean.assets'), t('ui.clean.assets-more')],
  ] as const;
  return (
    <View>
      {rows.map(([label, detail], place) => (
        <CheckRow
          key={label}
          label={label}
          {...(low ? {} : { detail })}
          checked={ticks.includes(place)}
          onChange={(on) => onTicks(on ? [...ticks, place] : ticks.filter((other) => other !== place))}
        />
      ))}
    </View>
  );
}
