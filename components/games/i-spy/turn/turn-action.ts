import { type DockAction } from '@/components/kit/stage/dock-action';
import { type View } from '@/rules/i-spy/model/view';
import { endTurn } from '@/rules/i-spy/moves/end-turn';
import { capitalHere } from '../map/due';
import { ticketsOf } from '../map/goals';
import { dueWords, goWords } from '../map/map-words';
import { moveOf, tileWords } from '../politicians/tile-choice';
import { cardName, rewardWords } from '../words';
import { type ThirdChoice } from './contact-choice';
import { cardsLeft, dueNow, TABLE } from './panel';
import { type Turn } from './use-turn';

/** What the large button does now; `pass` gives the phone to whose turn it is alone. */
export const turnAction = (turn: Turn, pass: () => void): DockAction | undefined => {
  const { table, seat, panel, open, begun, third, goal } = turn;
  const { t, act } = table;
  const back = { kind: 'plain', label: t('ui.back-to-table'), onPress: () => open(TABLE) } as const;
  switch (panel.kind) {
    case 'hand':
      return back;
    case 'politicians':
      return turn.tiles ? tilesAction(turn) : back;
    case 'ways':
      return { kind: 'plain', label: t('ui.other-card'), onPress: () => open({ kind: 'hand' }) };
    case 'print':
      return begun.ends
        ? { kind: 'plain', label: t('ui.end-unread'), onPress: () => act(seat, endTurn.make({})) }
        : {
            kind: 'plain',
            label: t('ui.print-later'),
            onPress: () => begun.change({ later: [...begun.later, panel.card] }),
          };
    case 'contacts':
      return third ? thirdAction(turn, third) : back;
    case 'owed':
      return owedAction(turn, pass);
    case 'table':
      if (goal) return { kind: 'go', ...goWords(table, goal), onPress: () => turn.go(goal) };
      return isOwed(turn.table.view) ? owedAction(turn, pass) : nextAction(turn);
  }
};

const tilesAction = ({ table, tiles, doTiles }: Turn): DockAction | undefined => {
  if (!tiles) return undefined;
  const move = moveOf(tiles);
  const { t } = table;
  if (!move) return { kind: 'wait', label: t(`ui.tap-${tiles.action}`, { count: 2 - tiles.chosen.length }) };
  return { kind: 'go', label: tileWords(table, tiles), onPress: () => doTiles(move) };
};

const thirdAction = ({ table: { t }, ends, doThird }: Turn, third: ThirdChoice): DockAction => {
  const what =
    third.kind === 'contact'
      ? t('ui.go-contact', { capital: t(`piece.${third.capital}`), reward: rewardWords(t, third.reward) })
      : third.card
        ? t('ui.go-retrieve', { card: cardName(t, third.card) })
        : t('ui.go-retrieve-nothing');
  return { kind: 'go', label: ends ? t('ui.go-and-end', { what }) : what, onPress: () => doThird(third) };
};

const isOwed = ({ turn }: View): boolean => turn.owed.some(({ kind }) => kind !== 'text');

/** What is owed comes first: on the map, on a sheet, in private, or with a button of the tray. */
const owedAction = ({ table, seat, setSheet }: Turn, pass: () => void): DockAction => {
  const { t, view, options } = table;
  const onMap = dueWords(table);
  if (onMap !== undefined) return { kind: 'wait', label: onMap };
  const due = dueNow(view);
  if (due?.kind === 'recruit' || due?.kind === 'coerce') {
    const { kind } = due;
    const label = t(`ui.owed.${kind}`);
    const digital = (kind === 'recruit' ? options.assets : options.coerceDraws) === 'digital';
    if (!digital) return { kind: 'go', label, onPress: () => setSheet({ kind }) };
    // IS-41: without the map the table says first where the Spy is.
    const there = kind === 'recruit' ? due.capital : undefined;
    const looks = view.map ? (there ?? capitalHere(view, seat)) : view.turn.looking;
    if (kind === 'recruit' && !looks) return { kind: 'wait', label: t('ui.recruit-look') };
    return { kind: 'go', label, detail: t('ui.in-private'), icon: 'lock', onPress: pass };
  }
  return { kind: 'wait', label: t(due ? `ui.owed.${due.kind}` : 'ui.owed.in-the-wind') };
};

/** The turn goes on with what is empty. Where Tickets are left nobody is led past the map. */
const nextAction = ({ table, seat, openHand, open, end }: Turn): DockAction => {
  const { t, view, seatName } = table;
  const { turn } = view;
  const kind = view.map && ticketsOf(view) > 0 ? 'plain' : 'go';
  const atContact = !view.map || capitalHere(view, seat) !== undefined;
  if (!turn.third && atContact && view.map) return contacts();
  if (cardsLeft(view) > 0)
    return {
      kind,
      label: t(turn.agenda.length === 0 ? 'ui.play-first' : 'ui.play-second'),
      onPress: openHand,
    };
  if (!turn.third) return contacts();
  const next = view.order[view.order.indexOf(seat) + 1];
  const then = next === undefined ? [] : [t('ui.then', { seat: seatName(next) })];
  const lost = kind === 'plain' ? [t('ui.tickets-lost', { count: ticketsOf(view) })] : [];
  const detail = [...lost, ...then].join(' · ');
  return { kind, label: t('ui.do-end'), ...(detail ? { detail } : {}), onPress: end };

  function contacts(): DockAction {
    return {
      kind: atContact ? 'go' : kind,
      label: t('ui.slot-third'),
      onPress: () => open({ kind: 'contacts' }),
    };
  }
};
