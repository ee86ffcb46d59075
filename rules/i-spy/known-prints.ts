import type { Capital, Card } from './pieces';
import type { CardPrint, ContactPrint, OpenPrint, PhasePrint, SabotagePrint } from './prints';

/** What is known of the open prints, by piece. */
export interface KnownPrints {
  readonly cards: Partial<Readonly<Record<Card, CardPrint>>>;
  readonly contacts: Partial<Readonly<Record<Capital, ContactPrint>>>;
  readonly sabotages: Partial<Readonly<Record<Capital, SabotagePrint>>>;
  readonly phases: Readonly<Record<number, PhasePrint>>;
}

const NOTHING: KnownPrints = { cards: {}, contacts: {}, sabotages: {}, phases: {} };

export const withPrint = (known: KnownPrints, print: OpenPrint): KnownPrints => {
  switch (print.kind) {
    case 'card':
      return { ...known, cards: { ...known.cards, [print.card]: print } };
    case 'contact':
      return { ...known, contacts: { ...known.contacts, [print.capital]: print } };
    case 'sabotage':
      return { ...known, sabotages: { ...known.sabotages, [print.capital]: print } };
    case 'scoring-phase':
      return { ...known, phases: { ...known.phases, [print.phase]: print } };
  }
};

export const knownFrom = (prints: readonly OpenPrint[]): KnownPrints => prints.reduce(withPrint, NOTHING);
