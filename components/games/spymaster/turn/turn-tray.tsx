import { type GestureResponderEvent } from 'react-native';
import { eventTime, type SettledTaps } from '@/components/kit/stage/settled-taps';
import { type Reveal } from '@/components/kit/secret/use-reveal';
import { type Seat } from '@/rules/core/seat';
import { type Area, type Intelligence } from '@/rules/spymaster/model/prints';
import { mayBurn } from '@/rules/spymaster/model/state';
import { type Table } from '../table';
import { BurnPad } from './BurnPad';
import { ClaimPad } from './ClaimPad';
import { FromHand } from './FromHand';
import { HeldTray } from './HeldTray';
import { LackTray } from './LackTray';
import { MissionPay } from './MissionPay';
import { costOf, placedAfter } from './plan';
import { type Lack, type turnActs } from './turn-acts';
import { TurnTray } from './TurnTray';
import { type Doing, type SetDoing } from './use-turn';

export interface Turn {
  readonly table: Table;
  readonly seat: Seat;
  readonly doing: Doing;
  readonly set: SetDoing;
  readonly acts: ReturnType<typeof turnActs>;
  readonly reveal: Reveal;
  readonly taps: SettledTaps;
  readonly lack: Lack | undefined;
  readonly isDealt: boolean;
  /** Missions that came up just now and are unread. */
  readonly turnedUp: readonly Area[];
}

interface TrayOf extends Turn {
  /** The answer to a refused tap has the dock. */
  readonly isRefused: boolean;
}

/** What belongs to the part of the turn that is on. A pad stands where tray and dock stood. */
export const turnTray = (turn: TrayOf) => {
  const { table, seat, doing, set, acts, reveal, taps, lack, isRefused, isDealt, turnedUp } = turn;
  const { t, view } = table;
  const { moves, held, paying, claiming } = doing;
  const guarded =
    (play: (card: Intelligence) => void) => (card: Intelligence, event: GestureResponderEvent) => {
      const at = eventTime(event);
      if (at === undefined || !taps.isStray({ at, thing: 'pad' })) play(card);
    };
  if (isRefused) return <TurnTray {...{ table, turnedUp }} onRead={(area) => set({ reading: area })} />;
  if (lack) return <LackTray table={table} lack={lack} />;
  const print = view.spaces.find(({ area }) => area === paying?.area)?.faceup?.print;
  if (paying && print) {
    const { type } = print.intelligence;
    const { burned } = paying;
    if (isDealt)
      return (
        <FromHand
          {...{ table, seat, reveal, type }}
          gone={burned}
          cover={
            burned.length === 0
              ? t('ui.pay-hint', { type: table.typeName(type) })
              : t('ui.picked', { count: burned.length })
          }
          onCard={acts.onPaid}
        />
      );
    return (
      <MissionPay
        key={paying.area}
        {...{ table, print, burned }}
        area={paying.area}
        onCard={guarded(acts.onPaid)}
        onClose={() => set({})}
      />
    );
  }
  if (claiming)
    return (
      <ClaimPad
        key={claiming}
        {...{ table, area: claiming }}
        onPoints={(points, cards, event) => {
          const at = event && eventTime(event);
          if (at === undefined || !taps.isStray({ at, thing: 'pad' })) acts.onClaim(claiming, points, cards);
        }}
        onRead={() => set({ reading: claiming })}
        onClose={() => set({})}
      />
    );
  if (held) {
    const isOthers = held.agent !== undefined && held.agent !== 'freelance' && held.agent !== seat;
    const reason =
      view.turn.completed > 0
        ? t('why.SM-31.after-mission')
        : isOthers
          ? t('why.SM-31.not-your-agent')
          : undefined;
    return <HeldTray table={table} placed={placedAfter(view, moves)} held={held} why={reason} />;
  }
  if (moves.length > 0 && mayBurn(view.turn)) {
    const cost = costOf(moves);
    if (isDealt)
      return (
        <FromHand
          {...{ table, seat, reveal }}
          cover={t('ui.turn.burn-least', { count: cost })}
          onCard={acts.onBurn}
        />
      );
    return <BurnPad names={table} cost={cost} onCard={guarded(acts.onBurn)} />;
  }
  return <TurnTray {...{ table, turnedUp }} onRead={(area) => set({ reading: area })} />;
};
