import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import * as v from 'valibot';
import { AppText } from '@/components/kit/AppText';
import { type Entry, type EntryKey, keyed } from '@/components/kit/number-entry';
import { type DockAction, type DockQuiets } from '@/components/kit/stage/dock-action';
import { ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { Frame } from '@/components/match/frame/Frame';
import { SeatMark } from '@/components/match/SeatMark';
import { list, seat as seatSchema, whole } from '@/rules/core/codec';
import { type Draft } from '@/rules/core/log/event';
import { type Seat } from '@/rules/core/seat';
import { enterStanding } from '@/rules/i-spy/light/moves/enter-standing';
import { finishAssets } from '@/rules/i-spy/light/moves/finish-assets';
import { revealAlignment } from '@/rules/i-spy/light/moves/reveal-alignment';
import { LIMIT, type Measure, type Nation, NATIONS, perNation } from '@/rules/i-spy/model/pieces';
import { nation as printedNation, someGains } from '@/rules/i-spy/model/prints';
import { whoWins } from '@/rules/i-spy/questions/scoring';
import { KeyPad } from '../end/KeyPad';
import { NumberColumns } from '../end/NumberColumns';
import { Story } from '../end/Story';
import { useBegun } from '../use-begun';
import { useLow } from '../use-low';
import { nationName } from '../words';
import { influenceAsked } from './end-asks';
import { type Light } from './light';

const begun = v.strictObject({
  power: someGains,
  influence: someGains,
  served: list(v.strictObject({ seat: seatSchema, nation: printedNation }), 0, 4),
  /** The number that is typed. */
  at: v.optional(
    v.strictObject({
      measure: v.picklist(['power', 'influence']),
      nation: printedNation,
      typed: v.optional(whole(0, LIMIT)),
    }),
  ),
});
type Begun = Readonly<v.InferOutput<typeof begun>>;
type At = NonNullable<Begun['at']>;

const ENTRY = {
  moment: 'end',
  schema: begun,
  empty: { power: {}, influence: {}, served: [] },
  isDue: ({ phase }: { readonly phase: string }) => phase === 'enter-standing',
};

/** A first digit from here on can have no second one. */
const ALONE = 4;

/** What is to be typed next: every Nation where the Final Report follows, else those that were served, and Influence on a tie. */
const nextOf = (now: Begun, all: boolean): At | undefined => {
  const missing = (measure: Measure, nations: readonly Nation[]) => {
    const nation = nations.find((each) => now[measure][each] === undefined);
    return nation && { measure, nation };
  };
  if (all) return missing('power', NATIONS) ?? missing('influence', NATIONS);
  return (
    missing(
      'power',
      now.served.map(({ nation }) => nation),
    ) ?? missing('influence', influenceAsked({ ...now, aligned: now.served }))
  );
};

/** The Score door: who served whom, Power, and Influence only where Power is tied. */
export function EndPad({ light }: { readonly light: Light }) {
  const { t, view, options, session, seatName, make } = light;
  const { accent } = useTheme();
  const low = useLow();
  const [kept, keep] = useBegun<Begun>(session, ENTRY);
  const all = options.finalReport;
  const due = nextOf(kept, all);
  const at = kept.at ?? due;
  const [fresh, setFresh] = useState(true);
  const { served, power, influence } = kept;
  const seats = view.order;
  const unserved = seats.find((seat) => !served.some((each) => each.seat === seat));
  const asked = all ? NATIONS : influenceAsked({ power, influence, aligned: served });
  const told = !due && (all || unserved === undefined);

  const done = (measure: Measure, nation: Nation, value: number) => {
    const { at: _, ...rest } = kept;
    setFresh(true);
    keep({ ...rest, [measure]: { ...kept[measure], [nation]: value } });
  };
  const onKey = (key: EntryKey) => {
    if (!at) return;
    const { measure, nation } = at;
    const shown = at.typed;
    const entry: Entry = { value: shown ?? kept[measure][nation], typed: !fresh };
    const next = keyed(entry, key, { min: 0, max: LIMIT });
    const { value } = next;
    const whole = typeof key === 'object' && value !== undefined && (!fresh || value >= ALONE);
    if (whole) return done(measure, nation, value);
    setFresh(typeof key !== 'object');
    keep({ ...kept, at: { measure, nation, ...(value === undefined ? {} : { typed: value }) } });
  };
  const onSet = () => {
    if (!at) return;
    const { measure, nation } = at;
    const value = at.typed ?? kept[measure][nation];
    if (value !== undefined) done(measure, nation, value);
  };
  const onNation = (nation: Nation) => {
    setFresh(true);
    const isServed = served.some((each) => each.nation === nation);
    if (all || isServed || unserved === undefined) {
      const measure = asked.includes(nation) && power[nation] !== undefined ? 'influence' : 'power';
      return keep({ ...kept, at: { measure: all ? (due?.measure ?? 'power') : measure, nation } });
    }
    keep({
      ...kept,
      served: [...served, { seat: unserved, nation }],
      at: { measure: 'power', nation },
    });
  };
  const standing = {
    power: perNation((nation) => power[nation] ?? 0),
    influence: perNation((nation) => influence[nation] ?? 0),
  };
  const enter = () => {
    const [first = 0] = seats;
    const drafts: readonly Draft[] = [
      { actor: first, move: enterStanding.make(standing) },
      ...(all
        ? []
        : [
            ...seats.map((seat) => ({ actor: seat, move: finishAssets.make({}) })),
            ...seats.flatMap((seat) => {
              const nation = served.find((each) => each.seat === seat)?.nation;
              return nation ? [{ actor: seat, move: revealAlignment.make({ nation }) }] : [];
            }),
          ]),
    ];
    make(...drafts);
  };
  const verdict = told && !all ? whoWins({ standing, aligned: served }) : undefined;
  const ask = ((): string => {
    if (at) return t(`ui.pad.${at.measure}`, { nation: nationName(t, at.nation) });
    return unserved === undefined ? t('ui.pad.ready') : t('ui.pad.served', { seat: seatName(unserved) });
  })();
  const action: DockAction = told
    ? { kind: 'go', label: t(all ? 'ui.pad.then-report' : 'ui.pad.result'), onPress: enter }
    : { kind: 'wait', label: t(all ? 'ui.pad.then-report' : 'ui.pad.result') };
  const last = served.at(-1);
  const quiet: DockQuiets = last
    ? [
        {
          label: t('ui.slide.back'),
          icon: 'back',
          side: 'left',
          onPress: () => {
            const { at: _, ...rest } = kept;
            const { [last.nation]: _power, ...others } = power;
            setFresh(true);
            keep({ ...rest, power: others, served: served.slice(0, -1) });
          },
        },
      ]
    : [];
  return (
    <Frame
      scene="pad"
      stage={
        <View style={styles.stage}>
          <AppText tone="soft">{t(all ? 'ui.pad.hint-report' : 'ui.pad.hint')}</AppText>
          <NumberColumns
            low={low}
            rows={[t('ui.power'), ...(all ? [] : [t('ui.pad.by')]), t('ui.influence')]}
            onNation={onNation}
            columns={NATIONS.map((nation) => {
              const who = served.find((each) => each.nation === nation)?.seat;
              const now = at?.nation === nation ? at : undefined;
              const typed = now?.typed;
              const shownPower = now?.measure === 'power' ? (typed ?? power[nation]) : power[nation];
              const shownInfluence =
                now?.measure === 'influence' ? (typed ?? influence[nation]) : influence[nation];
              return {
                nation,
                value: shownPower,
                chosen: now !== undefined,
                faint: !all && unserved === undefined && who === undefined,
                label: [
                  nationName(t, nation),
                  `${t('ui.power')} ${shownPower ?? '–'}`,
                  ...(who === undefined ? [] : [seatName(who)]),
                  ...(asked.includes(nation) ? [`${t('ui.influence')} ${shownInfluence ?? '–'}`] : []),
                ].join(', '),
                cells: [
                  ...(all ? [] : [{ id: 'by', shown: <Served seat={who} /> }]),
                  {
                    id: 'influence',
                    shown: asked.includes(nation) ? String(shownInfluence ?? '?') : '–',
                  },
                ],
              };
            })}
          />
          <View style={[styles.said, ground(accent.wash)]}>
            {verdict ? (
              <>
                <AppText variant="heading" level={2}>
                  {verdict.winners
                    .map((seat) => {
                      const nation = served.find((each) => each.seat === seat)?.nation;
                      return nation
                        ? t('ui.end.wins', {
                            seat: seatName(seat),
                            nation: nationName(t, nation),
                            power: standing.power[nation],
                          })
                        : seatName(seat);
                    })
                    .join(' ')}
                </AppText>
                <Story teller={light} verdict={verdict} />
              </>
            ) : (
              <AppText variant="title" aria-live="polite">
                {ask}
              </AppText>
            )}
          </View>
        </View>
      }
      tray={
        at && (
          <KeyPad
            label={ask}
            set={t('ui.pad.set', { nation: nationName(t, at.nation) })}
            onKey={onKey}
            onSet={onSet}
          />
        )
      }
      quiet={quiet}
      action={action}
    />
  );
}

function Served({ seat }: { readonly seat: Seat | undefined }) {
  return seat === undefined ? <AppText tone="soft">·</AppText> : <SeatMark seat={seat} size={28} rimmed />;
}

const styles = StyleSheet.create({
  stage: { flex: 1, minHeight: 0, paddingHorizontal: space.s, paddingTop: space.xs, gap: space.s },
  said: { padding: space.m, borderRadius: radius.m, gap: space.xs },
});
