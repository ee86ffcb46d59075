import { cardsOf } from '@/rules/i-spy/model/cards';
import { type Card, type Nation, NATIONS, type PerNation } from '@/rules/i-spy/model/pieces';
import { type Standing, sumOwed } from '@/rules/i-spy/model/scoring';
import { type View } from '@/rules/i-spy/model/view';

/** `solid` lies on the board at once, `owed` waits in the Records for the Scoring Phase. */
export interface Change {
  readonly kind: 'solid' | 'owed';
  readonly by: number;
}

/** A Nation as the picture shows it. */
export interface Column {
  readonly nation: Nation;
  readonly influence: number;
  readonly power: number;
  /** What the Records hold that lay there before this turn. */
  readonly owed: number;
  /** What this turn has changed, or is about to. */
  readonly changes: readonly Change[];
  /** How much of the Power has come just now, or is about to. */
  readonly rose?: number;
}

/** The six Nations as they stand, where nobody's turn is under way. */
export const plainColumns = ({ influence, power }: Standing, owed?: Partial<PerNation>): readonly Column[] =>
  NATIONS.map((nation) => ({
    ...{ nation, influence: influence[nation], power: power[nation] },
    ...{ owed: owed?.[nation] ?? 0, changes: [] },
  }));

/** What a chosen contact or Retrieval would change, and how much of it is told. */
export interface Preview {
  readonly contact?: { readonly nation: Nation; readonly by: number };
  readonly retrieved?: Card;
  /** The Records are only counted: nothing that waits in them is told. */
  readonly counted?: boolean;
}

/** What open Records owe, Nation by Nation; cards that lie facedown are in none of them. */
export const owedInAll = (view: Pick<View, 'players' | 'prints'>): PerNation =>
  sumOwed(view.players.flatMap((player) => cardsOf(view, player).map(({ influence }) => influence)));

/** The turn under way: what its contact, its Sabotage, its cards and its Retrieval change. */
export const turnColumns = (view: View, { contact, retrieved, counted }: Preview = {}): readonly Column[] => {
  const { standing, turn, round, postings } = view;
  const owed = counted ? {} : owedInAll(view);
  const print = (card: Card) => view.prints.cards[card]?.influence ?? {};
  const back = retrieved ?? turn.retrieving;
  const scored = postings
    .filter(
      (posting) => posting.round === round && 'seat' in posting.cause && posting.cause.seat === turn.seat,
    )
    .flatMap(({ lines }) => lines);
  return plainColumns(standing, owed).map((column) => {
    const { nation } = column;
    const solid = scored
      .filter((line) => line.nation === nation && line.measure === 'influence')
      .map(({ from, to }) => to - from);
    const changes: readonly Change[] = [
      ...[...solid, ...(contact?.nation === nation ? [contact.by] : [])].map((by) => ({
        kind: 'solid' as const,
        by,
      })),
      ...turn.agenda.map((card) => ({ kind: 'owed' as const, by: print(card)[nation] ?? 0 })),
      ...(back === undefined ? [] : [{ kind: 'owed' as const, by: -(print(back)[nation] ?? 0) }]),
    ].filter(({ kind, by }) => by !== 0 && !(counted && kind === 'owed'));
    return {
      ...column,
      influence: column.influence + (contact?.nation === nation ? contact.by : 0),
      changes,
    };
  });
};

export const sumOf = (changes: readonly Change[], kind: Change['kind']): number =>
  changes.reduce((sum, change) => (change.kind === kind ? sum + change.by : sum), 0);
