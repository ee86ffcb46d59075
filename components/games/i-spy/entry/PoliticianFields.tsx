import { TextField } from '@/components/kit/TextField';
import { useGameWords } from '@/i18n/use-say';
import { NATIONS } from '@/rules/i-spy/model/pieces';
import { politicianId, type ReadPolitician } from '@/rules/i-spy/model/print-ids';
import { type PoliticianPrint } from '@/rules/i-spy/model/prints';
import { NationSteppers } from '../nations/NationSteppers';
import { GAME } from '../table';
import { TextFields } from './TextFields';

export interface PoliticianDraft extends Omit<ReadPolitician, 'name'> {
  readonly name: string;
}

export const BLANK: PoliticianDraft = { name: '', influence: {} };

const MOST = 9;

/** What is read, as a print; ids that are taken belong to other tiles. */
export const printOf = (draft: PoliticianDraft, taken: readonly string[]): PoliticianPrint => {
  const influence = Object.fromEntries(
    NATIONS.flatMap((nation) => (draft.influence[nation] ? [[nation, draft.influence[nation]]] : [])),
  );
  const name = draft.name.trim();
  const read: ReadPolitician = {
    influence,
    ...(name ? { name } : {}),
    ...(draft.text ? { text: draft.text } : {}),
  };
  return { id: politicianId(read, (id) => taken.includes(id)), ...read };
};

interface PoliticianFieldsProps {
  readonly draft: PoliticianDraft;
  readonly onChange: (draft: PoliticianDraft) => void;
}

/** A Politician: six steppers and at most one further effect. */
export function PoliticianFields({ draft, onChange }: PoliticianFieldsProps) {
  const t = useGameWords(GAME);
  const { text: _, ...bare } = draft;
  return (
    <>
      <NationSteppers
        label={t('ui.influence')}
        values={draft.influence}
        min={-MOST}
        max={MOST}
        onChange={(influence) => onChange({ ...draft, influence })}
      />
      <TextFields text={draft.text} onChange={(text) => onChange({ ...bare, ...(text ? { text } : {}) })} />
      <TextField
        label={t('ui.read.name')}
        value={draft.name}
        maxLength={60}
        onChange={(name) => onChange({ ...draft, name })}
      />
    </>
  );
}
