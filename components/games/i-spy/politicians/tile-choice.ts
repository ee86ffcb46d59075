import { type Seat } from '@/rules/core/seat';
import { type Move } from '@/rules/i-spy/game';
import { countOf, leaderOver } from '@/rules/i-spy/model/politicians';
import { control } from '@/rules/i-spy/moves/control';
import { empower } from '@/rules/i-spy/moves/empower';
import { scandalize } from '@/rules/i-spy/moves/scandalize';
import { mayTouch } from '@/rules/i-spy/questions/places';
import { type Table } from '../table';
import { type TileState } from './BoardTile';
import { isTiled, type TiledPlace } from './places';

export type TileAction = 'control' | 'empower' | 'scandalize';

/** What a tile is chosen for, and those that are chosen already. */
export interface TileChoice {
  readonly action: TileAction;
  /** Whose tokens count, which Coerce makes another's. */
  readonly as: Seat;
  readonly chosen: readonly number[];
}

const needs = (action: TileAction): number => (action === 'empower' ? 2 : 1);

/** As a tile looks while one is chosen. */
export const tileState = ({ view }: Table, choice: TileChoice, { tile }: TiledPlace): TileState => {
  const { action, as, chosen } = choice;
  const at = chosen.indexOf(tile.politician);
  if (at >= 0) {
    if (action === 'empower') return { kind: 'chosen', number: at + 1 };
    return action === 'control' ? { kind: 'chosen', token: as } : { kind: 'chosen' };
  }
  const { tokens } = tile;
  if (mayTouch({ action, seat: as, tokens, stack: view.politicianStack }).allowed) return { kind: 'lit' };
  const leader = action === 'control' ? undefined : leaderOver(tokens, as);
  if (leader === undefined) return { kind: 'locked' };
  return { kind: 'led', leader, theirs: countOf(tokens, leader), own: countOf(tokens, as) };
};

/** After a tap: chosen, or not any more; of two the last tap wins. */
export const tapped = ({ action, chosen }: TileChoice, politician: number): readonly number[] => {
  if (chosen.includes(politician)) return chosen.filter((each) => each !== politician);
  return [...chosen.slice(0, needs(action) - 1), politician];
};

/** What the large button would do; nothing as long as a tile is missing. */
export const moveOf = ({ action, chosen }: TileChoice): Move | undefined => {
  const [first, second] = chosen;
  if (first === undefined) return undefined;
  if (action === 'control') return control.make({ politician: first });
  if (action === 'scandalize') return scandalize.make({ politician: first });
  return second === undefined ? undefined : empower.make({ politicians: [first, second] });
};

/** What the rules are asked about a tile that cannot be chosen. */
export const askedMove = ({ view }: Table, choice: TileChoice, politician: number): Move | undefined => {
  const others = view.places.filter(isTiled).map(({ tile }) => tile);
  const touchable = ({ tokens }: TiledPlace['tile']) =>
    mayTouch({ ...choice, seat: choice.as, tokens, stack: view.politicianStack }).allowed;
  const partner = choice.chosen[0] ?? others.find((tile) => touchable(tile))?.politician ?? politician;
  return moveOf({ ...choice, chosen: choice.action === 'empower' ? [partner, politician] : [politician] });
};

/** "Swap 5 and 9" */
export const tileWords = ({ t, view }: Table, { action, chosen }: TileChoice): string => {
  const places = chosen.map(
    (politician) =>
      view.places.filter(isTiled).find(({ tile }) => tile.politician === politician)?.place ?? 0,
  );
  const [first = 0, second = 0] = places;
  return t(`ui.go-${action}`, {
    place: first,
    first: Math.min(first, second),
    second: Math.max(first, second),
  });
};
