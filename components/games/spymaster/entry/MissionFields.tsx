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
export interface BegunMission {
  readonly colour?: Colour;
  readonly specialAgents?: number;
  readonly freelanceAgents?: number;
  readonly type?: IntelligenceType;
  readonly value?: number;
  readonly points?: number;
}

export const EMPTY: BegunMission = {};

/** `undefined` while a choice is missing. */
export const printedOf = (begun: BegunMission): Printed | undefined => {
  const { colour, specialAgents, freelanceAgents, type, value, points } = begun;
  if (colour === undefined || specialAgents === undefined || freelanceAgents === undefined) return undefined;
  if (type === undefined || value === undefined || points === undefined) return undefined;
  return { colour, specialAgents, freelanceAgents, intelligence: { type, value }, points };
};

interface MissionFieldsProps {
  readonly table: Names;
  readonly begun: BegunMission;
  readonly onChange: (begun: BegunMission) => void;
}

const HIGHEST = 99;

/** What is printed on a Mission, one tap each. */
export function MissionFields({ table: { t, typeName }, begun, onChange }: MissionFieldsProps) {
  const set = (change: Partial<BegunMission>) => onChange({ ...begun, ...change });
  return (
    <>
      <Segmented<Colour | 'none'>
        label={t('ui.read-colour')}
        value={begun.colour ?? 'none'}
        onChange={(colour) => colour !== 'none' && set({ colour })}
        choices={COLOURS.map((colour) => ({ value: colour, label: t(`ui.kind.${colour}`) }))}
      />
      <NumberField
        label={t('ui.read-special')}
        value={begun.specialAgents}
        {...{ min: 0, max: SPECIAL_AGENTS, usual: SPECIAL_AGENTS }}
        onChange={(specialAgents) => set({ specialAgents })}
      />
      <NumberField
        label={t('ui.read-freelance')}
        value={begun.freelanceAgents}
        {...{ min: 0, max: FREELANCE_AGENTS, usual: 5 }}
        onChange={(freelanceAgents) => set({ freelanceAgents })}
      />
      <Segmented<IntelligenceType | 'none'>
        label={t('ui.read-type')}
        value={begun.type ?? 'none'}
        onChange={(type) => type !== 'none' && set({ type })}
        choices={INTELLIGENCE_TYPES.map((type) => ({ value: type, label: typeName(type) }))}
      />
      <NumberField
        label={t('ui.read-value')}
        value={begun.value}
        {...{ min: 1, max: HIGHEST, usual: 6 }}
        onChange={(value) => set({ value })}
      />
      <NumberField
        label={t('ui.read-points')}
        value={begun.points}
        {...{ min: 0, max: HIGHEST, usual: 12 }}
        onChange={(points) => set({ points })}
      />
    </>
  );
}
