import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { type DockAction } from '@/components/kit/stage/dock-action';
import { space } from '@/components/kit/theme/tokens';
import { type StripStanding } from '@/components/match/game-screens';
import { type LogAt } from '@/rules/core/log/match-log';
import { type Seat } from '@/rules/core/seat';
import { type StartMissionPrint } from '@/rules/spy-connection/model/prints';
import { START_MISSIONS } from '@/rules/spy-connection/model/prices';
import { type MatchSession } from '@/store/match/session';
import { Caption } from '../Caption';
import { useBegun } from '../read/begun';
import { KnownCards } from '../read/KnownCards';
import { NewCity } from '../read/NewCity';
import { ReadTray } from '../read/ReadTray';
import { startMissionRead, startsWith, toggledCity, UNREAD } from '../read/reading';
import { NO_MARKS } from '../stage/marks';
import { strip } from '../strip';
import { type Table } from '../table';
import { StartFrame } from './StartFrame';

interface ReadStartsProps {
  readonly table: Table;
  readonly session: MatchSession;
  readonly log: LogAt;
}

const LOW = 740;

/** SC-14, SC-15: the Start Missions on the table, one seat after the other, the red city first. */
export function ReadStarts({ table, session, log }: ReadStartsProps) {
  const { t, state, practice } = table;
  const low = useWindowDimensions().height < LOW;
  const { read, mission, keepRead, keepMission } = useBegun(session);
  const [fresh, setFresh] = useState<number>();
  const taken = read.map(({ id }) => id);
  const known = startsWith(state, mission.cities, taken);
  const shown = fresh !== read.length && known.length > 0 && mission.points === undefined;
  const print = startMissionRead(state, mission, taken);
  const { title, done, said } = useStartWords(table, read.length);
  const deal = useDeal(table, { read, keepRead, keepMission });
  const [red] = mission.cities;
  const isDealt = state.options.startMissions === 'dealt';
  const action: DockAction = print
    ? { kind: 'go', ...done(print), onPress: () => deal(print) }
    : {
        kind: 'wait',
        label: shown
          ? t('ui.read.tap-card')
          : t(red === undefined ? 'ui.start.tap-red' : 'ui.read.tap-points'),
        detail: shown ? t('ui.start.or-red') : t(red === undefined ? 'ui.start.then' : 'ui.read.or-city'),
      };
  const last = read.at(-1);
  const begun = last && {
    what: said(last, read.length - 1),
    onPress: () => keepRead(read.slice(0, -1)),
  };
  const tap = (id: string) => keepMission(toggledCity(mission, id));
  return (
    <StartFrame
      table={table}
      strip={isDealt ? withStarts(strip(log, t), read.length, red !== undefined) : undefined}
      marks={{
        ...{ ...NO_MARKS, read: new Set(mission.cities), red },
        starts: isDealt
          ? [...read.map((card) => card.red), ...(red === undefined ? [] : [red])].map((id, seat) => ({
              ...{ seat, city: id, done: seat < read.length },
            }))
          : [],
      }}
      onCity={tap}
      said={(id) => (mission.cities.includes(id) ? t('ui.read.on-card') : undefined)}
      over={!practice && <NewCity table={table} onNamed={tap} />}
      action={action}
      begun={begun}
      tray={
        <View style={[styles.tray, low && styles.low]}>
          <Caption
            title={title}
            {...(low
              ? {}
              : {
                  detail: t('ui.read.in-box', {
                    count: state.options.startMissionPrints.length,
                    all: START_MISSIONS,
                  }),
                })}
          />
          {shown ? (
            <KnownCards
              table={table}
              label={t('ui.start.known')}
              prints={known}
              cities={mission.cities}
              onCard={deal}
              onNone={practice ? undefined : () => setFresh(read.length)}
            />
          ) : (
            <ReadTray key={read.length} table={table} reading={mission} isStart onChange={keepMission} />
          )}
        </View>
      }
    />
  );
}

/** Dealt cards belong to the seats, revealed ones are chosen from. */
const useStartWords = ({ t, state, seatName, city }: Table, place: number) => {
  const of = state.players.length;
  if (state.options.startMissions !== 'dealt')
    return {
      title: t('ui.start-nth', { place: place + 1, of }),
      done: () => ({ label: t('ui.start-done') }),
      said: ({ cities }: StartMissionPrint) => cities.map(city).join(' – '),
    };
  const detail =
    place + 1 < of ? t('ui.start.then-seat', { seat: seatName(place + 1) }) : t('ui.start.then-begin');
  const said = ({ red }: StartMissionPrint, seat: Seat) =>
    t('ui.start.begins-in', { seat: seatName(seat), city: city(red) });
  return {
    title: t('ui.start-of', { seat: seatName(place) }),
    done: (print: StartMissionPrint) => ({ label: said(print, place), detail }),
    said,
  };
};

/** SC-15: an Agent of each supply goes onto the red city's circle. The seat whose card is read stands out. */
const withStarts = (standing: StripStanding, reading: Seat, isRed: boolean): StripStanding => ({
  ...standing,
  seats: standing.seats.map((seat, place) => {
    const [supply, ...rest] = seat.numbers;
    const goes = supply && (place < reading || (place === reading && isRed));
    return {
      ...seat,
      ...(place === reading ? { state: 'to-move' as const } : {}),
      numbers: goes ? [{ ...supply, soon: String(Number(supply.text) - 1) }, ...rest] : seat.numbers,
    };
  }),
});

/** The last card deals them all. The table may refuse that one, and then reads only it again. */
const useDeal = (
  { state, note }: Table,
  { read, keepRead, keepMission }: Pick<ReturnType<typeof useBegun>, 'read' | 'keepRead' | 'keepMission'>,
) => {
  const { startMissions, startMissionPrints } = state.options;
  return (print: StartMissionPrint) => {
    const all = [...read, print];
    if (all.length < state.players.length) return keepRead(all);
    keepMission(UNREAD);
    const type = startMissions === 'dealt' ? 'deal-start-missions' : 'reveal-start-missions';
    const fresh = all.filter(({ id }) => !startMissionPrints.some((known) => known.id === id));
    return note({ type, cards: all.map(({ id }) => id), ...(fresh.length > 0 ? { prints: fresh } : {}) });
  };
};

const styles = StyleSheet.create({
  tray: { gap: space.s, minHeight: 196, paddingBottom: space.s },
  low: { minHeight: 146, paddingBottom: 0, marginTop: -6 },
});
