import { type SetupProps } from '@/components/match/game-screens';
import { AppText } from '@/components/kit/AppText';
import { Segmented } from '@/components/kit/Segmented';
import { Toggle } from '@/components/kit/Toggle';
import { useGameWords } from '@/i18n/use-say';
import { type TableOptions } from '@/rules/core/seat';
import { type Options as LightOptions } from '@/rules/i-spy/light/state';
import { type MapPrint } from '@/rules/i-spy/model/map';
import { assetCount, deckOf, type Options } from '@/rules/i-spy/model/options';
import { POLITICIANS } from '@/rules/i-spy/model/pieces';
import { boxMap } from '../defaults';
import { GAME } from '../table';

type Source = 'physical' | 'digital';
/** Without a map it is played without one. */
type Change = Partial<Omit<Options, 'map'>> & { readonly map?: MapPrint | undefined };
/** Followed on the map, or left to the table. */
type Places = 'tracked' | 'vouched';

/** Who deals the Alignments, the two options of the book, and what the phone shuffles where the box is known. */
export function Setup({ options: chosen, prints, onChange }: SetupProps) {
  const t = useGameWords(GAME);
  const options = chosen as Options | LightOptions;
  const set = (change: Change) => {
    const { map, ...next } = { ...chosen, ...change } as Options & Change;
    const changed: TableOptions = map ? { ...next, ...{ map } } : next;
    onChange(changed);
  };
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
      {'specialActionCards' in options && <FullSetup options={options} prints={prints} set={set} />}
    </>
  );
}

interface FullSetupProps extends Pick<SetupProps, 'prints'> {
  readonly options: Options;
  readonly set: (change: Change) => void;
}

function FullSetup({ options, prints, set }: FullSetupProps) {
  const t = useGameWords(GAME);
  const sources = [
    { value: 'physical', label: t('ui.setup.physical') },
    { value: 'digital', label: t('ui.setup.digital') },
  ] as const;
  const allAssets = deckOf(options).length === assetCount(options);
  const places = options.map ? 'tracked' : 'vouched';
  return (
    <>
      <Segmented<Places>
        label={t('ui.setup.map')}
        value={places}
        onChange={(next) => set({ map: next === 'tracked' ? boxMap(prints) : undefined })}
        choices={[
          { value: 'vouched', label: t('ui.setup.map-off') },
          { value: 'tracked', label: t('ui.setup.map-on') },
        ]}
      />
      <AppText variant="small" tone="soft">
        {t(`ui.setup.map-${places}`)}
      </AppText>
      {options.map && (
        <Toggle
          label={t('ui.setup.advice')}
          detail={t('ui.setup.advice-detail')}
          value={options.advice ?? false}
          onChange={(advice) => set({ advice })}
        />
      )}
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
