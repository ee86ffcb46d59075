import { type ReactNode, useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { clockText } from '@/components/kit/clock-text';
import { Button } from '@/components/kit/Button';
import { NumberPanel } from '@/components/kit/NumberPanel';
import { MOST_KEYS } from '@/components/kit/number-entry';
import { Segmented } from '@/components/kit/Segmented';
import { SetKeys } from '@/components/kit/SetKeys';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { timedSeat } from '@/store/match/turn-time';
import { useMatch, useMoment, useStanding } from '../match-context';
import { useReading, useTurnClock } from '../turn-clock';
import { ClockButton } from './ClockSection';
import { type Count, useSetCount } from './use-set-count';

interface SeatPanelProps {
  readonly seat: Seat;
  readonly onClose: () => void;
  /** What else of the seat lies open on the table. */
  readonly children?: ReactNode;
}

/**
 * How a seat stands, in words; each of its numbers is set to what was counted by a tap. Where pieces would then be
 * missing elsewhere, the screen that asks for all of them takes over with what was set.
 */
export function SeatPanel({ seat, onClose, children }: SeatPanelProps) {
  const t = useTranslate();
  const { screens, words, seatName, say } = useMatch();
  const { set, toCorrect } = useSetCount();
  const { log } = useStanding();
  const { game, state } = log;
  const canCorrect = useMoment(({ access, standing }) => access === 'open' && !standing.over);
  const shown = screens.strip(log, words).seats[seat];
  const numbers = shown?.numbers ?? [];
  const ledger = canCorrect ? game.ledger(state, 'table') : [];
  const counts = numbers.flatMap(({ id }): readonly Count[] => {
    const entry = ledger.find((line) => line.id === id);
    return entry?.kind === 'count' ? [entry] : [];
  });
  const own = ledger.filter(
    ({ label: { params } }) => params?.seat?.kind === 'seat' && params.seat.seat === seat,
  );
  const [chosen, setChosen] = useState<string>();
  const count = counts.find(({ id }) => id === chosen) ?? counts[0];
  const closeTo = (act: () => void) => {
    onClose();
    act();
  };
  return (
    <Sheet open title={seatName(seat)} onClose={onClose}>
      {shown?.sign && <AppText>{shown.sign.label}</AppText>}
      {children}
      <SeatTime seat={seat} />
      {numbers
        .filter(({ id }) => counts.length < 2 || !counts.some((each) => each.id === id))
        .map(({ id, label }) => (
          <AppText key={id} variant="title">
            {label}
          </AppText>
        ))}
      {counts.length > 1 && (
        <Segmented
          label={t('seat.set-what')}
          value={count?.id ?? ''}
          onChange={setChosen}
          choices={counts.map(({ id }) => ({
            value: id,
            label: numbers.find((number) => number.id === id)?.label ?? '',
          }))}
        />
      )}
      {count && (
        <CountKeys
          key={count.id}
          label={say(count.label)}
          count={count}
          onSet={(to) => closeTo(() => set(count, to))}
        />
      )}
      {own.length > 0 && (
        <Button
          label={t('seat.set-more')}
          kind="quiet"
          icon="edit"
          onPress={() => closeTo(() => toCorrect(own.map(({ id }) => id)))}
        />
      )}
    </Sheet>
  );
}

/** How long this seat has had, where the turn clock is on. */
function SeatTime({ seat }: { readonly seat: Seat }) {
  const t = useTranslate();
  const { to } = useTurnClock();
  const { turn, totals } = useReading();
  const times = timedSeat(useStanding()) === seat;
  if (to === 'off') return undefined;
  return (
    <>
      <AppText>
        {[
          ...(times ? [t('clock.this-turn', { time: clockText(turn) })] : []),
          t('clock.in-all', { time: clockText(totals[seat] ?? 0) }),
        ].join(' · ')}
      </AppText>
      {times && <ClockButton />}
    </>
  );
}

interface CountKeysProps {
  readonly label: string;
  readonly count: Count;
  readonly onSet: (to: number) => void;
}

/** A key for each number as long as there are few; more are typed. */
function CountKeys({ label, count: { value, min, max }, onSet }: CountKeysProps) {
  const t = useTranslate();
  if (max > MOST_KEYS) return <NumberPanel label={label} value={value} min={min} max={max} onSet={onSet} />;
  return (
    <>
      <AppText tone="soft">{t('number.at-once')}</AppText>
      <SetKeys label={label} value={value} min={min} max={max} counted={undefined} onSet={onSet} />
    </>
  );
}
