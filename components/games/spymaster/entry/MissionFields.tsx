import { NumberField } from '@/components/kit/NumberField';
import { Segmented } from '@/components/kit/Segmented';
import {
  type Colour,
  COLOURS,
  FREELANCE_AGENTS,
  INTELLIGENCE_TYPES,
  type IntelligenceType,
  type PrintedMission as Printed,
  SPECIAL_AGENTS,
} from '@/rules/spymaster/model/prints';
import { type Names } from '../table';

/** Nothing stands there before somebody has read it. */
export interface MissionDraft {
  readonly colour?: Colour;
  readonly specialAgents?: number;
  readonly freelanceAgents?: number;
  readonly type?: IntelligenceType;
  readonly value?: number;
  readonly points?: number;
}

export const EMPTY: MissionDraft = {};

/** `undefined` while a choice is missing. */
export const printedOf = (draft: MissionDraft): Printed | undefined => {
  const { colour, specialAgents, freelanceAgents, type, value, points } = draft;
  if (colour === undefined || specialAgents === undefined || freelanceAgents === undefined) return undefined;
  if (type === undefined || value === undefined || points === undefined) return undefined;
  return { colour, specialAgents, freelanceAgents, intelligence: { type, value }, points };
};

interface MissionFieldsProps {
  readonly table: Names;
  readonly draft: MissionDraft;
  readonly onChange: (draft: MissionDraft) => void;
}

const HIGHEST = 99;

/** What is printed on a Mission, one tap each. */
export function MissionFields({ table: { t, typeName }, draft, onChange }: MissionFieldsProps) {
  const set = (change: Partial<MissionDraft>) => onChange({ ...draft, ...change });
  return (
    <>
      <Segmented<Colour | 'none'>
        label={t('ui.read-colour')}
        value={draft.colour ?? 'none'}
        onChange={(colour) => colour !== 'none' && set({ colour })}
        choices={COLOURS.map((colour) => ({ value: colour, label: t(`ui.kind.${colour}`) }))}
      />
      <NumberField
        label={t('ui.read-special')}
        value={draft.specialAgents}
        {...{ min: 0, max: SPECIAL_AGENTS, usual: SPECIAL_AGENTS }}
        onChange={(specialAgents) => set({ specialAgents })}
      />
      <NumberField
        label={t('ui.read-freelance')}
        value={draft.freelanceAgents}
        {...{ min: 0, max: FREELANCE_AGENTS, usual: 5 }}
        onChange={(freelanceAgents) => set({ freelanceAgents })}
      />
      <Segmented<IntelligenceType | 'none'>
        label={t('ui.read-type')}
        value={draft.type ?? 'none'}
        onChange={(type) => type !== 'none' && set({ type })}
        choices={INTELLIGENCE_TYPES.map((type) => ({ value: type, label: typeName(type) }))}
      />
      <NumberField
        label={t('ui.read-value')}
        value={draft.value}
        {...{ min: 1, max: HIGHEST, usual: 6 }}
        onChange={(value) => set({ value })}
      />
      <NumberField
        label={t('ui.read-points')}
        value={draft.points}
        {...{ min: 0, max: HIGHEST, usual: 12 }}
        onChange={(points) => set({ points })}
      />
    </>
  );
}
