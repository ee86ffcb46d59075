import { TextField } from '@/components/kit/TextField';
import { useGameWords } from '@/i18n/use-say';
import { NATIONS } from '@/rules/i-spy/model/pieces';
import { politicianId, type ReadPolitician } from '@/rules/i-spy/model/print-ids';
import { type PoliticianPrint } from '@/rules/i-spy/model/prints';
import { NationSteppers } from '../nations/NationSteppers';
import { GAME } from '../table';
import { TextChoice } from './TextChoice';

export interface BegunPolitician extends Omit<ReadPolitician, 'name'> {
  readonly name: string;
}

export const BLANK: BegunPolitician = { name: '', influence: {} };

const MOST = 9;

/** What is read, as a print; ids that are taken belong to other tiles. */
export const printOf = (begun: BegunPolitician, taken: readonly string[]): PoliticianPrint => {
  const influence = Object.fromEntries(
    NATIONS.flatMap((nation) => (begun.influence[nation] ? [[nation, begun.influence[nation]]] : [])),
  );
  const name = begun.name.trim();
  const read: ReadPolitician = {
    influence,
    ...(name ? { name } : {}),
    ...(begun.text ? { text: begun.text } : {}),
  };
  return { id: politicianId(read, (id) => taken.includes(id)), ...read };
};

interface PoliticianFieldsProps {
  readonly begun: BegunPolitician;
  readonly onChange: (begun: BegunPolitician) => void;
}

/** A Politician: six steppers and at most one further effect. */
export function PoliticianFields({ begun, onChange }: PoliticianFieldsProps) {
  const t = useGameWords(GAME);
  const { text: _, ...bare } = begun;
  return (
    <>
      <NationSteppers
        label={t('ui.influence')}
        values={begun.influence}
        min={-MOST}
        max={MOST}
        onChange={(influence) => onChange({ ...begun, influence })}
      />
      <TextChoice text={begun.text} onChange={(text) => onChange({ ...bare, ...(text ? { text } : {}) })} />
      <TextField
        label={t('ui.read.name')}
        value={begun.name}
        maxLength={60}
        onChange={(name) => onChange({ ...begun, name })}
      />
    </>
  );
}
