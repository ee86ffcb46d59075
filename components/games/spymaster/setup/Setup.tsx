import { type SetupProps } from '@/components/match/game-screens';
import { AppText } from '@/components/kit/AppText';
import { Segmented } from '@/components/kit/Segmented';
import { TextField } from '@/components/kit/TextField';
import { Toggle } from '@/components/kit/Toggle';
import { useGameWords } from '@/i18n/use-say';
import { type Options as LightOptions } from '@/rules/spymaster/light/state';
import { INTELLIGENCE_CARDS, MISSIONS, stackSize } from '@/rules/spymaster/model/prints';
import { type Options } from '@/rules/spymaster/model/options';
import { GAME } from '../table';

const LONGEST = 40;

/** Everything has a value from the start. At the end only the totals matter, and they are asked next. */
export function Setup({ options: chosen, onChange }: SetupProps) {
  const t = useGameWords(GAME);
  const options = chosen as Options | LightOptions;
  if ('opened' in options && options.opened === 'at-the-end')
    return <AppText tone="soft">{t('ui.setup.at-the-end')}</AppText>;
  return (
    <>
      <AppText tone="soft">{t('ui.setup.first')}</AppText>
      <AppText>{t('ui.setup.stacks', { count: stackSize(options.seatCount) })}</AppText>
      {'rows' in options && <FullSetup options={options} onChange={onChange} />}
    </>
  );
}

interface FullSetupProps {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

function FullSetup({ options, onChange }: FullSetupProps) {
  const t = useGameWords(GAME);
  const set = (change: Partial<Options>) => onChange({ ...options, ...change });
  const cardsKnown = options.intelligenceCards.length >= INTELLIGENCE_CARDS;
  const missionsKnown = options.missionPrints.length >= MISSIONS;
  const sources = (['physical', 'digital'] as const).map((value) => ({
    value,
    label: t(`ui.setup.${value}`),
  }));
  return (
    <>
      <Segmented
        label={t('ui.setup.placement')}
        value={options.placement}
        onChange={(placement) => set({ placement })}
        choices={[
          { value: 'digital', label: t('ui.setup.placed') },
          { value: 'physical', label: t('ui.setup.thrown') },
        ]}
      />
      <Segmented
        label={t('ui.setup.special')}
        value={options.specialAgents}
        onChange={(specialAgents) => set({ specialAgents })}
        choices={[
          { value: 'random', label: t('ui.setup.random') },
          { value: 'chosen', label: t('ui.setup.chosen') },
        ]}
      />
      <Segmented
        label={t('ui.setup.rows')}
        value={options.rows}
        onChange={(rows) => set({ rows })}
        choices={[
          { value: 'entered', label: t('ui.setup.entered') },
          { value: 'blank', label: t('ui.setup.blank') },
        ]}
      />
      <AppText variant="small" tone="soft">
        {t(`ui.setup.${options.rows}-detail`)}
      </AppText>
      {cardsKnown && (
        <Segmented
          label={t('ui.setup.intelligence')}
          value={options.intelligenceDeck}
          onChange={(intelligenceDeck) => set({ intelligenceDeck })}
          choices={sources}
        />
      )}
      {missionsKnown && (
        <Segmented
          label={t('ui.setup.missions')}
          value={options.missionDeck}
          onChange={(missionDeck) => set({ missionDeck })}
          choices={sources}
        />
      )}
      <FourthType options={options} onChange={onChange} />
      <Toggle
        label={t('ui.setup.advice')}
        detail={t('ui.setup.advice-detail')}
        value={options.advice}
        onChange={(advice) => set({ advice })}
      />
    </>
  );
}

/** The book names three of the four types. */
function FourthType({ options: { fourthType = '', ...options }, onChange }: FullSetupProps) {
  const t = useGameWords(GAME);
  const name = (typed: string) =>
    onChange(typed === '' ? options : { ...options, fourthType: typed.slice(0, LONGEST) });
  return <TextField label={t('ui.setup.fourth')} value={fourthType} onChange={name} />;
}
