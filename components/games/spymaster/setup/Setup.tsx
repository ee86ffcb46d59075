import { useState } from 'react';
import { type SetupProps } from '@/components/match/game-screens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type Option, OptionChips } from '@/components/kit/OptionChips';
import { Sheet } from '@/components/kit/Sheet';
import { TextField } from '@/components/kit/TextField';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { type Options as LightOptions } from '@/rules/spymaster/light/state';
import { INTELLIGENCE_CARDS, MISSIONS } from '@/rules/spymaster/model/prints';
import { type Options } from '@/rules/spymaster/model/options';
import { GAME } from '../table';

const LONGEST = 40;

/** Everything has a value from the start. At the end only the totals matter, and they are asked next. */
export function Setup({ options: chosen, more = [], onChange }: SetupProps) {
  const t = useGameWords(GAME);
  const options = chosen as Options | LightOptions;
  if ('opened' in options && options.opened === 'at-the-end')
    return <AppText tone="soft">{t('ui.setup.at-the-end')}</AppText>;
  if ('rows' in options) return <FullSetup options={options} more={more} onChange={onChange} />;
  return <OptionChips label={t('ui.setup.options')} options={more} />;
}

interface FullSetupProps {
  readonly options: Options;
  readonly more: readonly Option[];
  readonly onChange: (options: Options) => void;
}

function FullSetup({ options, more, onChange }: FullSetupProps) {
  const t = useGameWords(GAME);
  const [naming, setNaming] = useState(false);
  const { placement, specialAgents, rows, advice, intelligenceDeck, missionDeck, fourthType } = options;
  const set = (change: Partial<Options>) => onChange({ ...options, ...change });
  const intelligence: Option = {
    label: t('ui.setup.phone-intelligence'),
    selected: intelligenceDeck === 'digital',
    onPress: () => set({ intelligenceDeck: intelligenceDeck === 'digital' ? 'physical' : 'digital' }),
  };
  const missions: Option = {
    label: t('ui.setup.phone-missions'),
    selected: missionDeck === 'digital',
    onPress: () => set({ missionDeck: missionDeck === 'digital' ? 'physical' : 'digital' }),
  };
  return (
    <>
      <OptionChips
        label={t('ui.setup.options')}
        options={[
          {
            label: t('ui.setup.entered'),
            detail: t('ui.setup.entered-detail'),
            selected: rows === 'entered',
            onPress: () => set({ rows: rows === 'entered' ? 'blank' : 'entered' }),
          },
          {
            label: t('ui.setup.phone-places'),
            detail: t('ui.setup.phone-places-detail'),
            selected: placement === 'digital',
            onPress: () => set({ placement: placement === 'digital' ? 'physical' : 'digital' }),
          },
          {
            label: t('ui.setup.agents-chosen'),
            detail: t('ui.setup.agents-chosen-detail'),
            selected: specialAgents === 'chosen',
            onPress: () => set({ specialAgents: specialAgents === 'chosen' ? 'random' : 'chosen' }),
          },
          {
            label: t('ui.setup.advice'),
            detail: t('ui.setup.advice-detail'),
            selected: advice,
            onPress: () => set({ advice: !advice }),
          },
          ...(options.intelligenceCards.length >= INTELLIGENCE_CARDS ? [intelligence] : []),
          ...(options.missionPrints.length >= MISSIONS ? [missions] : []),
          {
            label:
              fourthType === undefined
                ? t('ui.setup.fourth-unnamed')
                : t('ui.setup.fourth-chip', { name: fourthType }),
            onPress: () => setNaming(true),
          },
          ...more,
        ]}
      />
      <FourthType options={options} open={naming} onChange={onChange} onClose={() => setNaming(false)} />
    </>
  );
}

interface FourthTypeProps extends Omit<FullSetupProps, 'more'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The book names three of the four types. */
function FourthType({ options: { fourthType = '', ...options }, open, onChange, onClose }: FourthTypeProps) {
  const t = useGameWords(GAME);
  const app = useTranslate();
  const name = (typed: string) =>
    onChange(typed === '' ? options : { ...options, fourthType: typed.slice(0, LONGEST) });
  return (
    <Sheet
      open={open}
      title={t('ui.setup.fourth')}
      onClose={onClose}
      footer={<Button label={app('common.done')} onPress={onClose} />}
    >
      <TextField label={t('ui.setup.fourth')} value={fourthType} onChange={name} onSubmit={onClose} />
    </Sheet>
  );
}
