import { StyleSheet, View } from 'react-native';
import { space } from '@/components/theme/tokens';
import { AppText } from '@/components/ui/AppText';
import { Chip } from '@/components/ui/Chip';
import { Segmented } from '@/components/ui/Segmented';
import { Stepper } from '@/components/ui/Stepper';
import type { Colour, IntelligenceType } from '@/rules/spymaster/box';
import { COLOURS, INTELLIGENCE_TYPES } from '@/rules/spymaster/box';
import { SPECIAL_AGENTS } from '@/rules/spymaster/numbers';
import type { Printed } from '@/rules/spymaster/print-ids';
import type { Names } from '../table';

export interface MissionDraft {
  readonly colour?: Colour;
  readonly specialAgents: number;
  readonly freelanceAgents: number;
  readonly type?: IntelligenceType;
  readonly value: number;
  readonly points?: number;
}

export const EMPTY: MissionDraft = { specialAgents: 1, freelanceAgents: 1, value: 3 };

/** `undefined` while a choice is missing. */
export const printedOf = ({ colour, type, value, points, ...agents }: MissionDraft): Printed | undefined =>
  colour === undefined || type === undefined || points === undefined
    ? undefined
    : { colour, ...agents, intelligence: { type, value }, points };

interface MissionFieldsProps {
  readonly table: Names;
  readonly draft: MissionDraft;
  readonly onChange: (draft: MissionDraft) => void;
}

const POINTS = Array.from({ length: 15 }, (_, place) => place + 1);
const MOST_FREELANCES = 6;
const MOST_VALUE = 20;

/** What is printed on a Mission. */
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
      <Stepper
        label={t('ui.read-special')}
        value={draft.specialAgents}
        max={SPECIAL_AGENTS}
        onChange={(specialAgents) => set({ specialAgents })}
      />
      <Stepper
        label={t('ui.read-freelance')}
        value={draft.freelanceAgents}
        max={MOST_FREELANCES}
        onChange={(freelanceAgents) => set({ freelanceAgents })}
      />
      <Segmented<IntelligenceType | 'none'>
        label={t('ui.read-type')}
        value={draft.type ?? 'none'}
        onChange={(type) => type !== 'none' && set({ type })}
        choices={INTELLIGENCE_TYPES.map((type) => ({ value: type, label: typeName(type) }))}
      />
      <Stepper
        label={t('ui.read-value')}
        value={draft.value}
        min={1}
        max={MOST_VALUE}
        onChange={(value) => set({ value })}
      />
      <AppText variant="small" tone="soft">
        {t('ui.read-points')}
      </AppText>
      <View role="group" aria-label={t('ui.read-points')} style={styles.chips}>
        {POINTS.map((points) => (
          <Chip
            key={points}
            label={String(points)}
            selected={draft.points === points}
            onPress={() => set({ points })}
          />
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
