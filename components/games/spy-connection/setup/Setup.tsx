import { useState } from 'react';
import { type SeatOption, type SetupProps } from '@/components/match/game-screens';
import { AppText } from '@/components/kit/AppText';
import { type Option, OptionChips } from '@/components/kit/OptionChips';
import { useGameWords } from '@/i18n/use-say';
import { type TableOptions } from '@/rules/core/seat';
import { type Options } from '@/rules/spy-connection/model/options';
import { MISSIONS, START_MISSIONS } from '@/rules/spy-connection/model/prices';
import { type Options as LightOptions } from '@/rules/spy-connection/light/state';
import { GAME } from '../table';
import { PricesSheet, pricesSaid } from './PricesSheet';

const agentsOf = (options: TableOptions): Options['agents'] => (options as Options | LightOptions).agents;

/** SC-11: 14 Agents for those who know the game. */
export const fourteenAgents: SeatOption = {
  label: 'ui.setup.fourteen',
  of: (options) => agentsOf(options).map((agents) => agents === 14),
  with: (options, on) => ({ ...options, ...{ agents: on.map((fewer) => (fewer ? 14 : 15)) } }),
};

/** The score pad asks for nothing: at the end the side and the Agents no longer matter. */
export function Setup({ options: chosen, more = [], onChange }: SetupProps) {
  const t = useGameWords(GAME);
  const [priced, setPriced] = useState(false);
  const options = chosen as Options | LightOptions;
  const full = 'startMissions' in options ? options : undefined;
  const set = (change: Partial<Options>) => onChange({ ...chosen, ...change } as Options);
  if ('opened' in options && options.opened === 'at-the-end')
    return <AppText tone="soft">{t('ui.setup.at-the-end')}</AppText>;
  const everybody = options.agents.every((agents) => agents === 14);
  const variants: readonly Option[] = [
    {
      label: t('ui.setup.dark-side'),
      selected: options.board === 'dark',
      onPress: () => set({ board: options.board === 'dark' ? 'light' : 'dark' }),
    },
    {
      label: t('ui.setup.fourteen'),
      detail: t('ui.setup.fourteen-detail'),
      selected: everybody,
      onPress: () => set({ agents: options.agents.map(() => (everybody ? 15 : 14)) }),
    },
  ];
  return (
    <>
      <OptionChips
        label={t('ui.setup.options')}
        options={[
          ...variants,
          ...(full ? fullOptions(full, { t, set, onPrices: () => setPriced(true) }) : []),
          ...more,
        ]}
      />
      {full && (
        <PricesSheet
          open={priced}
          side={full.board}
          prices={full.prices}
          onChange={(prices) => set({ prices })}
          onClose={() => setPriced(false)}
        />
      )}
    </>
  );
}

interface FullParts {
  readonly t: ReturnType<typeof useGameWords>;
  readonly set: (change: Partial<Options>) => void;
  readonly onPrices: () => void;
}

const fullOptions = (options: Options, { t, set, onPrices }: FullParts): readonly Option[] => {
  const { missionPrints, startMissionPrints, startMissions, decks, advice } = options;
  const whole = missionPrints.length >= MISSIONS && startMissionPrints.length >= START_MISSIONS;
  const deck: Option = {
    label: t('ui.setup.phone-deck'),
    detail: t('ui.setup.phone-deck-detail'),
    selected: decks === 'digital',
    onPress: () => set({ decks: decks === 'digital' ? 'physical' : 'digital' }),
  };
  return [
    {
      label: t('ui.setup.choose-starts'),
      detail: t('ui.setup.choose-starts-detail'),
      selected: startMissions === 'chosen',
      onPress: () => set({ startMissions: startMissions === 'chosen' ? 'dealt' : 'chosen' }),
    },
    {
      label: t('ui.setup.advice'),
      detail: t('ui.setup.advice-detail'),
      selected: advice,
      onPress: () => set({ advice: !advice }),
    },
    ...(whole ? [deck] : []),
    { label: t('ui.setup.prices-chip', { prices: pricesSaid(options) }), onPress: onPrices },
  ];
};
