import { useRouter } from 'expo-router';
import { useState } from 'react';
import { type SetupProps } from '@/components/match/game-screens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type Option, OptionChips } from '@/components/kit/OptionChips';
import { useGameWords } from '@/i18n/use-say';
import { type TableOptions } from '@/rules/core/seat';
import { type Options as LightOptions } from '@/rules/i-spy/light/state';
import { type MapPrint } from '@/rules/i-spy/model/map';
import { assetCount, deckOf, type Options } from '@/rules/i-spy/model/options';
import { POLITICIANS } from '@/rules/i-spy/model/pieces';
import { boxMap } from '../defaults';
import { CubeSheet } from '../nations/CubeSheet';
import { GAME } from '../table';

/** Without a map it is played without one. */
type Change = Partial<Omit<Options, 'map'>> & { readonly map?: MapPrint | undefined };

const other = (source: 'physical' | 'digital') => (source === 'digital' ? 'physical' : 'digital');

/** Who deals the Alignments, the two options of the book, and what the phone shuffles where the box is known. */
export function Setup({ options: chosen, prints, more = [], onChange }: SetupProps) {
  const t = useGameWords(GAME);
  const options = chosen as Options | LightOptions;
  const set = (change: Change) => {
    const { map, ...next } = { ...chosen, ...change } as Options & Change;
    const changed: TableOptions = map ? { ...next, ...{ map } } : next;
    onChange(changed);
  };
  const [cubes, setCubes] = useState(false);
  const atTheEnd = 'opened' in options && options.opened === 'at-the-end';
  const alignments: Option = {
    label: t('ui.setup.phone-alignments'),
    detail: t('ui.setup.alignments-digital'),
    selected: options.alignments === 'digital',
    onPress: () => set({ alignments: other(options.alignments) }),
  };
  const finalReport: Option = {
    label: t('ui.setup.final-report'),
    detail: t('ui.setup.final-report-detail'),
    selected: options.finalReport,
    onPress: () => set({ finalReport: !options.finalReport }),
  };
  return (
    <>
      {atTheEnd && <AtTheEnd />}
      <OptionChips
        label={t('ui.setup.options')}
        options={[
          ...(atTheEnd ? [] : [alignments]),
          finalReport,
          ...('specialActionCards' in options ? fullOptions(options, { t, set, map: boxMap(prints) }) : []),
          ...more,
          { label: t('ui.cubes'), detail: t('ui.cubes-hint'), onPress: () => setCubes(true) },
        ]}
      />
      {cubes && <CubeSheet onClose={() => setCubes(false)} />}
    </>
  );
}

/** What the Score door asks for, and the way to a single Scoring Phase. */
function AtTheEnd() {
  const t = useGameWords(GAME);
  const router = useRouter();
  return (
    <>
      <AppText tone="soft">{t('ui.setup.at-the-end')}</AppText>
      <Button
        label={t('ui.calc.title')}
        kind="secondary"
        icon="score"
        onPress={() => router.push({ pathname: '/game/[game]/calculator', params: { game: GAME } })}
      />
    </>
  );
}

interface FullParts {
  readonly t: ReturnType<typeof useGameWords>;
  readonly set: (change: Change) => void;
  /** What the box knows of the map. */
  readonly map: MapPrint;
}

const fullOptions = (options: Options, { t, set, map }: FullParts): readonly Option[] => {
  const { advice = false, records = 'open', specialActionCards, politicians, assets, coerceDraws } = options;
  const allAssets = deckOf(options).length === assetCount(options);
  const planner: Option = {
    label: t('ui.setup.advice'),
    detail: t('ui.setup.advice-detail'),
    selected: advice,
    onPress: () => set({ advice: !advice }),
  };
  const shuffledPoliticians: Option = {
    label: t('ui.setup.phone-politicians'),
    selected: politicians === 'digital',
    onPress: () => set({ politicians: other(politicians) }),
  };
  const shuffledAssets: Option = {
    label: t('ui.setup.phone-assets'),
    selected: assets === 'digital',
    onPress: () => set({ assets: other(assets) }),
  };
  return [
    {
      label: t('ui.setup.map-on'),
      detail: t('ui.setup.map-tracked'),
      selected: options.map !== undefined,
      onPress: () => set({ map: options.map ? undefined : map }),
    },
    ...(options.map ? [planner] : []),
    {
      label: t('ui.setup.counted'),
      detail: t('ui.setup.counted-detail'),
      selected: records === 'counted',
      onPress: () => set({ records: records === 'counted' ? 'open' : 'counted' }),
    },
    {
      label: t('ui.setup.special'),
      detail: t('ui.setup.special-detail'),
      selected: specialActionCards,
      onPress: () => set({ specialActionCards: !specialActionCards, assets: 'physical' }),
    },
    ...(options.politicianPrints.length === POLITICIANS ? [shuffledPoliticians] : []),
    ...(allAssets ? [shuffledAssets] : []),
    {
      label: t('ui.setup.phone-coerce'),
      detail: t('ui.setup.phone-coerce-detail'),
      selected: coerceDraws === 'digital',
      onPress: () => set({ coerceDraws: other(coerceDraws) }),
    },
  ];
};
