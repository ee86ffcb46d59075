import { type Card, type Nation } from '@/rules/i-spy/model/pieces';
import { nationOf } from '@/rules/i-spy/model/check-print';
import { type TextSource } from '@/rules/i-spy/model/prints';
import { effectWords } from '../card-words';
import { influenceOn } from '../pieces/influence-on';
import { type Table } from '../table';
import { cardName, rewardWords } from '../words';
import { type ThirdChoice } from './contact-choice';
import { type Panel, cardSlots, cardsLeft } from './panel';
import { type Slot } from './Slots';

interface Shown {
  readonly panel: Panel;
  readonly third: ThirdChoice | undefined;
  readonly onHand: () => void;
  readonly onContacts: () => void;
  readonly onText: (source: TextSource) => void;
}

/** IS-22: two cards, and a contact or a Retrieval; IS-25: more cards only where Assets allow them. */
export const slotsOf = (table: Table, shown: Shown): readonly Slot[] => {
  const { turn } = table.view;
  const extra = turn.cardActions >= 2 ? cardSlots(table.view) : 2;
  const count = Math.max(turn.agenda.length, extra);
  const cards = Array.from({ length: count }, (_, at) => {
    const card = turn.agenda[at];
    return card ? doneCard(table, card, shown) : emptyCard(table, at, shown);
  });
  return [...cards, thirdSlot(table, shown)];
};

const doneCard = (table: Table, card: Card, { onText, panel }: Shown): Slot => {
  const { t, view } = table;
  const source = { kind: 'card', card } as const;
  const hasText = view.turn.owed.some(
    (owed) => owed.kind === 'text' && owed.source.kind === 'card' && owed.source.card === card,
  );
  const asked = panel.kind === 'print' && panel.card === card;
  return {
    id: card,
    title: cardName(t, card),
    detail: asked ? t('ui.print-slot') : hasText ? t('ui.note-text') : effectWords(t, view.prints, card),
    state: 'done',
    nation: nationOf(view.prints, card),
    count: influenceOn(view.prints, card),
    ...(hasText ? { onPress: () => onText(source) } : {}),
  };
};

const emptyCard = ({ t, view }: Table, at: number, { panel, onHand }: Shown): Slot => {
  const next = at === view.turn.agenda.length && panel.kind !== 'contacts';
  return {
    id: `card ${at}`,
    title: t(at < 2 ? `ui.slot-card-${at + 1}` : 'ui.slot-extra'),
    state: next && (cardsLeft(view) > 0 || at >= 2) ? 'next' : 'empty',
    onPress: onHand,
  };
};

const thirdSlot = (table: Table, { panel, third, onContacts, onText }: Shown): Slot => {
  const { t, view } = table;
  const { turn, prints } = view;
  const id = 'third';
  if (turn.third === 'retrieval')
    return {
      id,
      title: turn.retrieving ? cardName(t, turn.retrieving) : t('ui.short-do.retrieve'),
      detail: t('ui.slot-retrieved'),
      state: 'done',
      ...(turn.retrieving
        ? { nation: nationOf(prints, turn.retrieving), count: influenceOn(prints, turn.retrieving) }
        : { icon: 'retrieve' }),
    };
  if (turn.third === 'contact') {
    const there = turn.visited;
    const print = there && prints.contacts[there];
    const source = there && ({ kind: 'contact', capital: there } as const);
    const owesText = turn.owed.some(
      (owed) => owed.kind === 'text' && owed.source.kind === 'contact' && owed.source.capital === there,
    );
    return {
      id,
      title: there ? t(`piece.${there}`) : t('ui.short-do.contact'),
      detail: owesText ? t('ui.note-text') : t('ui.short-do.contact'),
      state: 'done',
      ...nationOfContact(print),
      ...(owesText && source ? { onPress: () => onText(source) } : {}),
    };
  }
  if (third?.kind === 'contact')
    return {
      id,
      title: t(`piece.${third.capital}`),
      detail: `${rewardWords(t, third.reward)}?`,
      state: 'soon',
      ...nationOfContact(prints.contacts[third.capital]),
      onPress: onContacts,
    };
  if (third)
    return {
      id,
      title: third.card ? cardName(t, third.card) : t('ui.short-do.retrieve'),
      detail: t('ui.slot-retrieve-soon'),
      state: 'soon',
      ...(third.card
        ? { nation: nationOf(prints, third.card), count: influenceOn(prints, third.card) }
        : { icon: 'retrieve' }),
      onPress: onContacts,
    };
  return {
    id,
    title: t('ui.slot-third'),
    state: panel.kind === 'contacts' || cardsLeft(view) === 0 ? 'next' : 'empty',
    onPress: onContacts,
  };
};

const nationOfContact = (
  print: { readonly nation: Nation; readonly influence: number } | undefined,
): Pick<Slot, 'nation' | 'count' | 'icon'> =>
  print ? { nation: print.nation, count: print.influence } : { icon: 'text' };
