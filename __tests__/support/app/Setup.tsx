import { OptionChips } from '@/components/kit/OptionChips';
import { Segmented } from '@/components/kit/Segmented';
import { type SetupProps } from '@/components/match/game-screens';
import { useGameWords } from '@/i18n/use-say';
import { type Options, VALUES } from '../courier/model';

export function Setup({ options, more = [], onChange }: SetupProps) {
  const t = useGameWords('courier');
  const { deck } = options as Options;
  const choose = (next: Options['deck']) =>
    onChange({ ...options, deck: next, values: next === 'digital' ? VALUES : {} } as Options);
  return (
    <>
      <Segmented
        label={t('setup.deck')}
        value={deck}
        onChange={choose}
        choices={[
          { value: 'physical', label: t('setup.physical') },
          { value: 'digital', label: t('setup.digital') },
        ]}
      />
      <OptionChips label="Table" options={more} />
    </>
  );
}
