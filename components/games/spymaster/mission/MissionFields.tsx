import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { NumberEditor } from '@/components/kit/NumberEditor';
import { space } from '@/components/kit/theme/tokens';
import {
  FREELANCE_AGENTS,
  INTELLIGENCE_TYPES,
  type Intelligence,
  type IntelligenceType,
  type Colour,
  MOST_POINTS,
  MOST_VALUE,
  type PrintedMission as Printed,
  SPECIAL_AGENTS,
} from '@/rules/spymaster/model/prints';
import { USUAL_POINTS } from '../pieces/PointKeys';
import { InkStyle } from '../stage/InkStyle';
import { type Names } from '../table';
import { CardKeys, valuesOn } from '../turn/CardKeys';
import { PadSide } from '../turn/PadSide';
import { CityKeys } from './CityKeys';
import { NumberKeys } from './NumberKeys';

/** Nothing stands there before somebody has read it. */
export interface BegunMission {
  readonly colour?: Colour;
  readonly specialAgents?: number;
  readonly freelanceAgents?: number;
  readonly intelligence?: Intelligence;
  readonly points?: number;
}

export const EMPTY: BegunMission = {};

/** `undefined` while a choice is missing. */
export const printedOf = (begun: BegunMission): Printed | undefined => {
  const { colour, specialAgents, freelanceAgents, intelligence, points } = begun;
  if (colour === undefined || specialAgents === undefined || freelanceAgents === undefined) return undefined;
  if (intelligence === undefined || points === undefined) return undefined;
  return { colour, specialAgents, freelanceAgents, intelligence, points };
};

interface MissionFieldsProps {
  readonly names: Names;
  readonly begun: BegunMission;
  readonly onChange: (begun: BegunMission) => void;
}

const USUAL = {
  points: [USUAL_POINTS.from, USUAL_POINTS.to],
  special: [0, SPECIAL_AGENTS],
  freelance: [0, 3],
} as const;

/** What was asked for by a key that stands for all numbers that have none of their own. */
type Other =
  | { readonly field: 'points' | 'freelanceAgents'; readonly max: number }
  | { readonly field: 'value'; readonly type: IntelligenceType; readonly max: number };

const between = ([from, to]: readonly [number, number]): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, above) => from + above);

/** A Mission as it is drawn: every part of it is a key, and one tap each. */
export function MissionFields({ names, begun, onChange }: MissionFieldsProps) {
  const { t, typeName } = names;
  const [other, setOther] = useState<Other>();
  const [high, setHigh] = useState(false);
  const set = (change: Partial<BegunMission>) => onChange({ ...begun, ...change });
  const { intelligence } = begun;
  const setOtherTo = (number: number) => {
    setOther(undefined);
    if (other?.field === 'value') set({ intelligence: { type: other.type, value: number } });
    else if (other) set({ [other.field]: number });
  };
  return (
    <View style={styles.whole}>
      <InkStyle />
      <View style={styles.top}>
        <Part title={t('ui.read-colour')}>
          <CityKeys names={names} value={begun.colour} onChange={(colour) => set({ colour })} />
        </Part>
        <View style={styles.fill}>
          <Part title={t('ui.read-points')}>
            <NumberKeys
              label={t('ui.read-points')}
              numbers={between(USUAL.points)}
              across={4}
              value={begun.points}
              onNumber={(points) => set({ points })}
              onOther={() => setOther({ field: 'points', max: MOST_POINTS })}
            />
          </Part>
        </View>
      </View>
      <Part title={t('ui.read-special')}>
        <NumberKeys
          label={t('ui.read-special')}
          numbers={between(USUAL.special)}
          across={5}
          value={begun.specialAgents}
          onNumber={(specialAgents) => set({ specialAgents })}
        />
      </Part>
      <Part title={t('ui.read-freelance')}>
        <NumberKeys
          label={t('ui.read-freelance')}
          numbers={between(USUAL.freelance)}
          across={5}
          value={begun.freelanceAgents}
          onNumber={(freelanceAgents) => set({ freelanceAgents })}
          onOther={() => setOther({ field: 'freelanceAgents', max: FREELANCE_AGENTS })}
        />
      </Part>
      <Part title={intelligence ? names.cardName(intelligence) : t('ui.read-type')}>
        <View style={styles.pad}>
          <View style={styles.keys}>
            {INTELLIGENCE_TYPES.map((type) => (
              <CardKeys
                key={type}
                names={names}
                type={type}
                values={valuesOn(high)}
                chosen={intelligence?.type === type ? intelligence.value : undefined}
                onCard={(card) => set({ intelligence: card })}
                {...(high
                  ? {
                      other: t('ui.entry.other-value', { type: typeName(type) }),
                      onOther: () => setOther({ field: 'value', type, max: MOST_VALUE }),
                    }
                  : {})}
              />
            ))}
          </View>
          <PadSide names={names} high={high} onPage={() => setHigh(!high)}>
            {undefined}
          </PadSide>
        </View>
      </Part>
      {other && (
        <NumberEditor
          open
          title={other.field === 'value' ? typeName(other.type) : t(`ui.entry.${other.field}`)}
          value={other.field === 'value' ? (intelligence?.value ?? 1) : (begun[other.field] ?? 0)}
          min={other.field === 'value' ? 1 : 0}
          max={other.max}
          onSet={setOtherTo}
          onClose={() => setOther(undefined)}
        />
      )}
    </View>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <View style={styles.part}>
      <AppText variant="stamp" tone="soft" aria-hidden>
        {title}
      </AppText>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.m },
  top: { flexDirection: 'row', gap: space.m },
  fill: { flex: 1 },
  part: { gap: space.xs },
  pad: { flexDirection: 'row', gap: space.s },
  keys: { flex: 1, gap: space.xs },
});
