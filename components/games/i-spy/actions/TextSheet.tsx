import { useState } from 'react';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Segmented } from '@/components/ui/Segmented';
import { Sheet } from '@/components/ui/Sheet';
import type { Effect } from '@/rules/i-spy/effect';
import type { TextSource } from '@/rules/i-spy/full/moves';
import type { Measure, PerNation } from '@/rules/i-spy/pieces';
import { NATIONS } from '@/rules/i-spy/pieces';
import { NationSteppers } from '../nations/NationSteppers';
import type { ActSheetProps } from './act-props';
import type { PieceEffects } from './PieceFields';
import { NO_PIECES, PieceFields, pieceEffects } from './PieceFields';

interface TextSheetProps extends ActSheetProps {
  readonly title: string;
  readonly source: TextSource;
}

type Part = Measure | 'pieces';
const PARTS: readonly Part[] = ['influence', 'power', 'pieces'];

export const measureEffects = (kind: Measure, values: Partial<PerNation>) =>
  NATIONS.flatMap((nation) => {
    const by = values[nation];
    return by ? [{ kind, nation, by } as const] : [];
  });

/** IS-42: what a text did that the book does not tell; nothing is an answer too. */
export function TextSheet({ table, seat, title, source, onClose }: TextSheetProps) {
  const { t, act } = table;
  const [part, setPart] = useState<Part>('pieces');
  const [influence, setInfluence] = useState<Partial<PerNation>>({});
  const [power, setPower] = useState<Partial<PerNation>>({});
  const [pieces, setPieces] = useState<PieceEffects>(NO_PIECES);
  const effects: readonly Effect[] = [
    ...measureEffects('influence', influence),
    ...measureEffects('power', power),
    ...pieceEffects(pieces),
  ];
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <Button
          label={effects.length > 0 ? t('ui.text-done', { count: effects.length }) : t('ui.text-nothing')}
          icon="check"
          onPress={() => {
            onClose();
            act(seat, { type: 'resolve-text', source, effects });
          }}
        />
      }
    >
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
    </Sheet>
  );
}
