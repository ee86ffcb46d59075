import { type ReactNode, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
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
import { PadSide, PageKey } from '../turn/PadSide';
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

/** A phone on its side: everything beside each other. */
const LOW = 480;

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
  const { width, height } = useWindowDimensions();
  const wide = width > height && height < LOW;
  const setOtherTo = (number: number) => {
    setOther(undefined);
    if (other?.field === 'value') set({ intelligence: { type: other.type, value: number } });
    else if (other) set({ [other.field]: number });
  };
  const city = (
    <Part title={t('ui.read-colour')}>
      <CityKeys names={names} value={begun.colour} onChange={(colour) => set({ colour })} />
    </Part>
  );
  const points = (
    <Part title={t('ui.read-points')}>
      <NumberKeys
        label={t('ui.read-points')}
        numbers={between(USUAL.points)}
        across={4}
        value={begun.points}
        onNumber={(value) => set({ points: value })}
        onOther={() => setOther({ field: 'points', max: MOST_POINTS })}
      />
    </Part>
  );
  const specials = (
    <Part title={t('ui.read-special')} beside={!wide}>
      <NumberKeys
        label={t('ui.read-special')}
        numbers={between(USUAL.special)}
        across={wide ? 4 : 5}
        value={begun.specialAgents}
        onNumber={(specialAgents) => set({ specialAgents })}
      />
    </Part>
  );
  const freelances = (
    <Part title={t('ui.read-freelance')} beside={!wide}>
      <NumberKeys
        label={t('ui.read-freelance')}
        numbers={between(USUAL.freelance)}
        across={5}
        value={begun.freelanceAgents}
        onNumber={(freelanceAgents) => set({ freelanceAgents })}
        onOther={() => setOther({ field: 'freelanceAgents', max: FREELANCE_AGENTS })}
      />
    </Part>
  );
  const asked = intelligence ? names.cardName(intelligence) : t('ui.read-type');
  const keys = (
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
  );
  const page = { names, high, onPage: () => setHigh(!high) };
  return (
    <View style={wide ? styles.columns : styles.whole}>
      <InkStyle />
      {wide ? (
        <>
          <View style={styles.left}>
            {city}
            {freelances}
          </View>
          <View style={styles.middle}>
            {points}
            {specials}
          </View>
          <View style={styles.fill}>
            <View style={styles.head}>
              <AppText variant="stamp" tone="soft" aria-hidden style={styles.fill}>
                {asked}
              </AppText>
              <PageKey {...page} />
            </View>
            {keys}
          </View>
        </>
      ) : (
        <>
          <View style={styles.top}>
            {city}
            <View style={styles.fill}>{points}</View>
          </View>
          {specials}
          {freelances}
          <Part title={asked}>
            <View style={styles.pad}>
              {keys}
              <PadSide {...page}>{undefined}</PadSide>
            </View>
          </Part>
        </>
      )}
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
  /** The title stands beside the keys, so that a low phone shows all of them. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

function Part({ title, beside = false, children }: PartProps) {
  return (
    <View style={beside ? styles.row : styles.part}>
      <AppText variant="stamp" tone="soft" aria-hidden style={beside && styles.title}>
        {title}
      </AppText>
      {beside ? <View style={styles.fill}>{children}</View> : children}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.m },
  top: { flexDirection: 'row', gap: space.m },
  fill: { flex: 1 },
  columns: { flexDirection: 'row', gap: space.m },
  left: { width: 240, gap: space.m },
  middle: { width: 190, gap: space.m },
  head: { flexDirection: 'row', alignItems: 'center', marginBottom: space.xs },
  part: { gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  title: { width: 84 },
  pad: { flexDirection: 'row', gap: space.s },
  keys: { flex: 1, gap: space.xs },
});
