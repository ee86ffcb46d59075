import { type SetupProps } from '@/components/match/game-screens';
import { AppText } from '@/components/kit/AppText';
import { Segmented } from '@/components/kit/Segmented';
import { Toggle } from '@/components/kit/Toggle';
import { useGameWords } from '@/i18n/use-say';
import { type Options } from '@/rules/spy-connection/model/options';
import { MISSIONS, START_MISSIONS } from '@/rules/spy-connection/model/prices';
import { type Options as LightOptions } from '@/rules/spy-connection/light/state';
import { GAME } from '../table';
import { AgentsChoice } from './AgentsChoice';
import { PrintedPrices } from './PrintedPrices';

/** The score pad asks for nothing: at the end the side and the Agents no longer matter. */
export function Setup({ options: chosen, players, onChange }: SetupProps) {
  const t = useGameWords(GAME);
  const options = chosen as Options | LightOptions;
  const set = (change: Partial<Options>) => onChange({ ...chosen, ...change } as Options);
  if ('opened' in options && options.opened === 'at-the-end')
    return <AppText tone="soft">{t('ui.setup.at-the-end')}</AppText>;
  return (
    <>
      <Segmented
        label={t('ui.setup.side')}
        value={options.board}
        onChange={(board) => set({ board })}
        choices={[
          { value: 'light', label: t('ui.setup.light') },
          { value: 'dark', label: t('ui.setup.dark') },
        ]}
      />
      <AgentsChoice agents={options.agents} players={players} onChange={(agents) => set({ agents })} />
      {'startMissions' in options && <FullSetup options={options} set={set} />}
    </>
  );
}

interface FullSetupProps {
  readonly options: Options;
  readonly set: (change: Partial<Options>) => void;
}

function FullSetup({ options, set }: FullSetupProps) {
  const t = useGameWords(GAME);
  const { missionPrints, startMissionPrints } = options;
  const whole = missionPrints.length >= MISSIONS && startMissionPrints.length >= START_MISSIONS;
  return (
    <>
      <Segmented
        label={t('ui.setup.start-missions')}
        value={options.startMissions}
        onChange={(startMissions) => set({ startMissions })}
        choices={[
          { value: 'dealt', label: t('ui.setup.dealt') },
          { value: 'chosen', label: t('ui.setup.chosen') },
        ]}
      />
      {whole && (
        <Segmented
          label={t('ui.setup.deck')}
          value={options.decks}
          onChange={(decks) => set({ decks })}
          choices={[
            { value: 'physical', label: t('ui.setup.physical') },
            { value: 'digital', label: t('ui.setup.digital') },
          ]}
        />
      )}
      <PrintedPrices side={options.board} prices={options.prices} onChange={(prices) => set({ prices })} />
      <Toggle
        label={t('ui.setup.advice')}
        detail={t('ui.setup.advice-detail')}
        value={options.advice}
        onChange={(advice) => set({ advice })}
      />
    </>
  );
}
