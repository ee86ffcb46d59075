import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type EntryKey, keyed } from '@/components/kit/number-entry';
import { Segmented } from '@/components/kit/Segmented';
import { Toggle } from '@/components/kit/Toggle';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { onSpace } from '@/components/kit/web-props';
import { BOOK_POLITICIANS, BOOK_PRINTS } from '@/rules/i-spy/model/book';
import {
  LIMIT,
  type Measure,
  type Nation,
  NATIONS,
  perNation,
  type PerNation,
  PHASES,
} from '@/rules/i-spy/model/pieces';
import { knownFrom, type PoliticianPrint } from '@/rules/i-spy/model/prints';
import { FIRST_STANDING } from '@/rules/i-spy/model/scoring';
import { scorePhase } from '@/rules/i-spy/questions/scoring';
import { firstRow, RowSlide } from '../director/RowSlide';
import { KeyPad } from '../end/KeyPad';
import { NumberColumns } from '../end/NumberColumns';
import { PoliticianSheet } from '../entry/PoliticianSheet';
import { useTeller } from '../table';
import { useLow } from '../use-low';
import { nationName, politicianName, signed } from '../words';

type Part = Measure | 'records';
const PARTS: readonly Part[] = ['influence', 'power', 'records'];
const PLACES = 5;
/** A first digit from here on can have no second one. */
const ALONE = 4;
const BOOK = knownFrom(BOOK_PRINTS);

/** What is known of the Advantages of each phase, and what has been typed of them. */
const firstRows = (): readonly (readonly number[])[] =>
  Array.from({ length: PHASES }, (_, at) => BOOK.phases[at + 1]?.advantages ?? firstRow(at + 1));

interface Typing {
  readonly nation: Nation;
  readonly value?: number | undefined;
}

/** IS-50 to IS-54: a whole Scoring Phase of a game that nobody tracks, worked out while its numbers are typed. */
export function PhaseCalculator() {
  const teller = useTeller((seat) => String(seat + 1));
  const { t } = teller;
  const low = useLow();
  const { colors, accent } = useTheme();
  const [phase, setPhase] = useState(1);
  const [rows, setRows] = useState(firstRows);
  const [part, setPart] = useState<Part>('influence');
  const [typing, setTyping] = useState<Typing>({ nation: 'austria-hungary' });
  const [values, setValues] = useState<Readonly<Record<Part, PerNation>>>({
    ...FIRST_STANDING,
    records: perNation(() => 0),
  });
  const [politicians, setPoliticians] = useState<readonly PoliticianPrint[]>([]);
  const [cleanUp, setCleanUp] = useState(true);
  const [reading, setReading] = useState(false);
  const row = rows[phase - 1] ?? [];
  const { influence, power, records } = values;
  const { steps, ranking } = scorePhase({
    ...{ standing: { influence, power }, owed: records, politicians, cleanUp },
    advantages: row.slice(0, PLACES),
  });
  const ranked = steps.find(({ kind }) => kind === 'advantages');
  const before = steps[steps.findIndex(({ kind }) => kind === 'advantages') - 1];
  const end = steps.at(-1)?.after;
  const gone = politicians.map(({ id }) => id);

  const goOn = (nation: Nation) => {
    const next = NATIONS[NATIONS.indexOf(nation) + 1];
    if (!next && part === 'influence') setPart('power');
    setTyping({ nation: next ?? 'austria-hungary' });
  };
  const set = (nation: Nation, value: number) =>
    setValues({ ...values, [part]: { ...values[part], [nation]: value } });
  const onKey = (key: EntryKey) => {
    const { nation, value } = typing;
    const entry = keyed({ value: value ?? values[part][nation], typed: value !== undefined }, key, {
      min: 0,
      max: LIMIT,
    });
    set(nation, entry.value ?? 0);
    const isDigit = typeof key === 'object';
    if (isDigit && entry.value !== undefined && (value !== undefined || entry.value >= ALONE)) goOn(nation);
    else setTyping({ nation, ...(isDigit ? { value: entry.value } : {}) });
  };
  const ties = ranking.filter(({ nations }) => nations.length > 1);
  const clean = steps.find(({ kind }) => kind === 'clean-up');
  const off = clean?.lines[0] ? (clean.lines[0].from - clean.lines[0].to) / 5 : 0;
  return (
    <View style={styles.whole}>
      <View role="radiogroup" aria-label={t('ui.calc.which')} style={styles.phases}>
        {Array.from({ length: PHASES }, (_, at) => at + 1).map((each) => {
          const on = each === phase;
          return (
            <Pressable
              key={each}
              role="radio"
              aria-checked={on}
              aria-label={t('ui.scoring-phase', { phase: each })}
              onPress={() => setPhase(each)}
              {...onSpace(() => setPhase(each))}
              style={[styles.phase, edge(on ? colors.ink : colors.lineStrong), on && ground(colors.ink)]}
            >
              <AppText variant="title" style={ink(on ? colors.paper : colors.ink)}>
                {`◆ ${each}`}
              </AppText>
            </Pressable>
          );
        })}
      </View>
      {row.length < PLACES ? (
        <RowSlide
          teller={{ t }}
          brief
          phase={phase}
          row={row}
          onRow={(next) => setRows(rows.map((old, at) => (at === phase - 1 ? next : old)))}
        />
      ) : (
        <>
          <Segmented<Part>
            hideLabel
            label={t('ui.check.enter')}
            value={part}
            onChange={(next) => {
              setPart(next);
              setTyping({ nation: 'austria-hungary' });
            }}
            choices={PARTS.map((value) => ({ value, label: t(`ui.${value}`) }))}
          />
          <NumberColumns
            low={low}
            rows={[t(`ui.${part}`), t('ui.step.award-advantages'), t('ui.power'), t('ui.calc.after')]}
            onNation={(nation) => setTyping({ nation })}
            columns={NATIONS.map((nation) => {
              const place = ranking.find(({ nations }) => nations.includes(nation));
              const line = ranked?.lines.find((each) => each.nation === nation);
              const stood = before?.after.power[nation] ?? 0;
              const award = place?.advantage === undefined ? '0' : signed(place.advantage);
              const moves = `${stood}→${line?.to ?? stood}`;
              const after = String(end?.influence[nation] ?? 0);
              return {
                nation,
                value: values[part][nation],
                chosen: typing.nation === nation,
                label: [
                  `${nationName(t, nation)}: ${t(`ui.${part}`)} ${values[part][nation]}`,
                  `${t('ui.rank.place', { place: place?.place ?? 0 })} ${award}`,
                  `${t('ui.power')} ${moves}`,
                  `${t('ui.calc.after')} ${after}`,
                ].join(', '),
                cells: [
                  { id: 'award', shown: award },
                  { id: 'power', shown: moves },
                  { id: 'after', shown: after },
                ],
              };
            })}
          />
          <View aria-live="polite" style={[styles.said, ground(accent.wash)]}>
            {ties.map(({ place, nations, influence: at }) => (
              <AppText key={place} variant="dense">
                {t('ui.calc.tie', {
                  nations: nations.map((nation) => nationName(t, nation)).join(', '),
                  influence: at,
                  place,
                })}
              </AppText>
            ))}
            {cleanUp && (
              <AppText variant="dense">
                {off > 0 ? t('ui.clean.off', { count: off }) : t('ui.clean.none')}
              </AppText>
            )}
            {politicians.map((print) => (
              <AppText key={print.id} variant="dense">
                {politicianName(t, print)}
              </AppText>
            ))}
          </View>
          <KeyPad
            label={`${nationName(t, typing.nation)}: ${t(`ui.${part}`)}`}
            set={t('ui.pad.set', { nation: nationName(t, typing.nation) })}
            onKey={onKey}
            onSet={() => goOn(typing.nation)}
          />
          <Button
            label={t('ui.check.add-politician')}
            kind="secondary"
            icon="plus"
            onPress={() => setReading(true)}
          />
          {politicians.length > 0 && (
            <Button
              label={t('ui.check.remove-politician')}
              kind="quiet"
              icon="undo"
              onPress={() => setPoliticians(politicians.slice(0, -1))}
            />
          )}
          <Toggle label={t('ui.step.clean-up')} value={cleanUp} onChange={setCleanUp} />
        </>
      )}
      {reading && (
        <PoliticianSheet
          t={t}
          title={t('ui.politician')}
          known={BOOK_POLITICIANS.filter(({ id }) => !gone.includes(id))}
          taken={[...gone, ...BOOK_POLITICIANS.map(({ id }) => id)]}
          onPrint={(print) => setPoliticians([...politicians, print])}
          onClose={() => setReading(false)}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  phases: { flexDirection: 'row', gap: space.s },
  phase: {
    flex: 1,
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.m,
  },
  said: { padding: space.s, borderRadius: radius.m },
});
