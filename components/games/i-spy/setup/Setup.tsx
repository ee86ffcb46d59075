import type { SetupProps } from '@/components/games/game-screens';
import { AppText } from '@/components/ui/AppText';
import { Segmented } from '@/components/ui/Segmented';
import { Toggle } from '@/components/ui/Toggle';
import { useGameWords } from '@/i18n/use-say';
import { assetCount, deckOf } from '@/rules/i-spy/full/assets';
import type { Options } from '@/rules/i-spy/full/options';
import { POLITICIANS } from '@/rules/i-spy/pieces';
import type { Options as SheetOptions } from '@/rules/i-spy/sheet/types';
import { GAME } from '../table';

type Source = 'physical' | 'digital';

/** Who deals the Alignments, the two options of the book, and what the phone shuffles where the box is known. */
export function Setup({ options: chosen, onChange }: SetupProps) {
  const t = useGameWords(GAME);
  const options = chosen as Options | SheetOptions;
  const set = (change: Partial<Options>) => onChange({ ...chosen, ...change } as Options);
  const atTheEnd = 'opened' in options && options.opened === 'at-the-end';
  return (
    <>
      {atTheEnd ? (
        <AppText tone="soft">{t('ui.setup.at-the-end')}</AppText>
      ) : (
        <>
          <Segmented<Source>
            label={t('ui.setup.alignments')}
            value={options.alignments}
            onChange={(alignments) => set({ alignments })}
            choices={[
              { value: 'physical', label: t('ui.setup.tokens') },
              { value: 'digital', label: t('ui.setup.phone') },
            ]}
          />
          <AppText variant="small" tone="soft">
            {t(`ui.setup.alignments-${options.alignments}`)}
          </AppText>
        </>
      )}
      <Toggle
        label={t('ui.setup.final-report')}
        detail={t('ui.setup.final-report-detail')}
        value={options.finalReport}
        onChange={(finalReport) => set({ finalReport })}
      />
      {'specialActionCards' in options && <FullSetup options={options} set={set} />}
    </>
  );
}

interface FullSetupProps {
  readonly options: Options;
  readonly set: (change: Partial<Options>) => void;
}

function FullSetup({ options, set }: FullSetupProps) {
  const t = useGameWords(GAME);
  const sources = [
    { value: 'physical', label: t('ui.setup.physical') },
    { value: 'digital', label: t('ui.setup.digital') },
  ] as const;
  const allAssets = deckOf(options).length === assetCount(options);
  return (
    <>
      <Toggle
        label={t('ui.setup.special')}
        detail={t('ui.setup.special-detail')}
        value={options.specialActionCards}
        onChange={(specialActionCards) => set({ specialActionCards, assets: 'physical' })}
      />
      {options.politicianPrints.length === POLITICIANS && (
        <Segmented<Source>
          label={t('ui.politicians')}
          value={options.politicians}
          onChange={(politicians) => set({ politicians })}
          choices={sources}
        />
      )}
      {allAssets && (
        <Segmented<Source>
          label={t('ui.assets')}
          value={options.assets}
          onChange={(assets) => set({ assets })}
          choices={sources}
        />
      )}
      <Segmented<Source>
        label={t('ui.setup.coerce')}
        value={options.coerceDraws}
        onChange={(coerceDraws) => set({ coerceDraws })}
        choices={[
          { value: 'physical', label: t('ui.setup.coerce-hand') },
          { value: 'digital', label: t('ui.setup.coerce-phone') },
        ]}
      />
    </>
  );
}
