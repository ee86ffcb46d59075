import { Card } from '@/components/kit/Card';
import { Segmented } from '@/components/kit/Segmented';
import { useTranslate } from '@/i18n/use-translate';
import { type Setup } from './use-setup';

interface StarterCardProps {
  /** At the end the one who began may decide a tie, and chance no longer can. */
  readonly past: boolean;
  readonly setup: Setup;
  readonly names: readonly string[];
}

const CHANCE = 'chance';

export function StarterCard({ past, setup: { seats, starter, setStarter }, names }: StarterCardProps) {
  const t = useTranslate();
  const present = seats.some(({ key }) => key === starter);
  const title = t(past ? 'setup.started' : 'setup.starter');
  const nobody = past ? String(seats[0]?.key) : CHANCE;
  return (
    <Card title={title}>
      <Segmented
        label={title}
        hideLabel
        brief
        value={present ? String(starter) : nobody}
        onChange={(value) => setStarter(value === CHANCE ? undefined : Number(value))}
        choices={[
          ...(past ? [] : [{ value: CHANCE, label: t('setup.chance'), icon: 'shuffle' as const }]),
          ...seats.map(({ key }, seat) => ({ value: String(key), label: names[seat] ?? '' })),
        ]}
      />
    </Card>
  );
}
