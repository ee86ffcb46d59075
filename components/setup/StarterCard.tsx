import { Card } from '@/components/ui/Card';
import { Segmented } from '@/components/ui/Segmented';
import { useTranslate } from '@/i18n/use-translate';
import type { Setup } from './use-setup';

interface StarterCardProps {
  readonly setup: Setup;
  readonly names: readonly string[];
}

const CHANCE = 'chance';

export function StarterCard({ setup: { seats, starter, setStarter }, names }: StarterCardProps) {
  const t = useTranslate();
  const present = seats.some(({ key }) => key === starter);
  return (
    <Card title={t('setup.starter')}>
      <Segmented
        label={t('setup.starter')}
        hideLabel
        value={present ? String(starter) : CHANCE}
        onChange={(value) => setStarter(value === CHANCE ? undefined : Number(value))}
        choices={[
          { value: CHANCE, label: t('setup.chance'), icon: 'shuffle' },
          ...seats.map(({ key }, seat) => ({ value: String(key), label: names[seat] ?? '' })),
        ]}
      />
    </Card>
  );
}
