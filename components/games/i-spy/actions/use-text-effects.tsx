import { type ReactNode, useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Segmented } from '@/components/kit/Segmented';
import { type Effect } from '@/rules/i-spy/model/effects';
import { type Measure, NATIONS, type PerNation } from '@/rules/i-spy/model/pieces';
import { NationSteppers } from '../nations/NationSteppers';
import { type Table } from '../table';
import { type PieceEffects, NO_PIECES, PieceFields, pieceEffects } from './PieceFields';

type Part = Measure | 'pieces';
const PARTS: readonly Part[] = ['influence', 'power', 'pieces'];

export const measureEffects = (kind: Measure, values: Partial<PerNation>) =>
  NATIONS.flatMap((nation) => {
    const by = values[nation];
    return by ? [{ kind, nation, by } as const] : [];
  });

interface TextEffects {
  readonly effects: readonly Effect[];
  readonly fields: ReactNode;
  /** How many changes are noted, or that there is nothing to note. */
  readonly done: string;
}

/** IS-42: what a text did to pools, Power and pieces, as it is put together. */
export const useTextEffects = (table: Table): TextEffects => {
  const { t } = table;
  const [part, setPart] = useState<Part>('pieces');
  const [influence, setInfluence] = useState<Partial<PerNation>>({});
  const [power, setPower] = useState<Partial<PerNation>>({});
  const [pieces, setPieces] = useState<PieceEffects>(NO_PIECES);
  const effects: readonly Effect[] = [
    ...measureEffects('influence', influence),
    ...measureEffects('power', power),
    ...pieceEffects(pieces),
  ];
  const fields = (
    <>
      <AppText tone="soft">{t('ui.text-hint')}</AppText>
      <Segmented<Part>
        label={t('ui.text-part')}
        value={part}
        onChange={setPart}
        choices={PARTS.map((value) => ({ value, label: t(`ui.${value}`) }))}
      />
      {part === 'influence' && (
        <NationSteppers
          label={t('ui.influence')}
          values={influence}
          min={-9}
          max={9}
          onChange={setInfluence}
        />
      )}
      {part === 'power' && (
        <NationSteppers label={t('ui.power')} values={power} min={-9} max={9} onChange={setPower} />
      )}
      {part === 'pieces' && <PieceFields table={table} pieces={pieces} onChange={setPieces} />}
    </>
  );
  const done = effects.length > 0 ? t('ui.text-done', { count: effects.length }) : t('ui.text-nothing');
  return { effects, fields, done };
};
