import { type Card } from '@/rules/i-spy/model/pieces';
import { type View } from '@/rules/i-spy/model/view';
import { CARD_ACTIONS } from '@/rules/i-spy/model/play';
import { capitalHere } from '../map/due';

/** What lies on the stage below the picture. */
export type Panel =
  | { readonly kind: 'table' | 'hand' | 'contacts' | 'politicians' | 'owed' }
  /** At whom, or where, a card is played. */
  | { readonly kind: 'ways'; readonly card: Card }
  /** What is printed on a card that has been played. */
  | { readonly kind: 'print'; readonly card: Card };

export const TABLE: Panel = { kind: 'table' };

/** How many cards this turn takes, with those that Assets add. */
export const cardSlots = ({ turn }: View): number => CARD_ACTIONS + turn.extra;

export const cardsLeft = (view: View): number =>
  view.turn.shown ? 0 : Math.max(0, CARD_ACTIONS - view.turn.cardActions);

/** Cards of this turn that nobody has read to the app yet. A Special Action Card is read when the Records are scored. */
export const unreadCards = ({ turn, prints }: View): readonly Card[] =>
  turn.agenda.filter((card) => !prints.cards[card]);

const ON_TILES = ['control-or-empower', 'control', 'empower', 'scandalize'] as const;
type OnTiles = (typeof ON_TILES)[number];

/** What is owed now; a text may wait, and so may the Initiative Card. */
export const dueNow = ({ turn }: View) =>
  turn.owed.find(({ kind }) => kind !== 'text' && kind !== 'in-the-wind');

export const dueOnTiles = (view: View): OnTiles | undefined => {
  const kind = dueNow(view)?.kind;
  return ON_TILES.find((each) => each === kind);
};

/** What one tap on the stage answers: a reward, or with nothing else to do first the Initiative Card. */
const isAsked = (view: View): boolean => {
  const due = dueNow(view);
  return due ? due.kind === 'reward' : view.turn.owed.some(({ kind }) => kind === 'in-the-wind');
};

interface Asked {
  readonly view: View;
  readonly wanted: Panel;
  /** Cards whose print was put off. */
  readonly later: readonly Card[];
}

/** What was opened, as far as the turn still has it: after the second card follow the contacts, after a contact the hand. */
export const panelNow = ({ view, wanted, later }: Asked): Panel => {
  const { third, extra, seat } = view.turn;
  if (dueOnTiles(view)) return { kind: 'politicians' };
  if (isAsked(view)) return { kind: 'owed' };
  if (view.turn.owed.some(({ kind }) => kind !== 'text')) return TABLE;
  const unread = unreadCards(view).find((card) => !later.includes(card));
  if (unread) return { kind: 'print', card: unread };
  // IS-37: who has a coerced card in the Records chooses in private.
  const hand: Panel = view.players[seat]?.unseen === 0 ? { kind: 'hand' } : TABLE;
  const atContact = !third && (!view.map || capitalHere(view, seat) !== undefined);
  if (wanted.kind === 'hand' || wanted.kind === 'ways') {
    if (cardsLeft(view) === 0 && extra === 0) return atContact ? { kind: 'contacts' } : TABLE;
    return hand.kind === 'hand' ? wanted : TABLE;
  }
  if (wanted.kind === 'contacts' && third) return cardsLeft(view) > 0 ? hand : TABLE;
  return wanted;
};
