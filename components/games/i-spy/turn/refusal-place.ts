import { type Frame, type Point } from '@/components/kit/map/plane';
import { type MapSight, onScreen } from '@/components/kit/stage/MapStage';
import { type RefusalPlace } from '@/components/match/refusal/StageRefusal';
import { type Refused } from '@/components/match/use-dispatch';
import { type Card } from '@/rules/i-spy/model/pieces';
import { type Move } from '@/rules/i-spy/game';
import { makeContact } from '@/rules/i-spy/moves/make-contact';
import { placesOf } from '../map/layout';
import { middleOfRegion } from '../map/scene';
import { spotOf } from '../politicians/board-rows';
import { type Table } from '../table';
import { CAPITAL_ROWS } from './contact-choice';

interface Seen {
  readonly sight: MapSight;
  /** Where what lies below the picture begins, and the Politician board in it. */
  readonly panel: Frame;
  readonly board: Frame;
  /** The board then stands in the tray. */
  readonly beside: boolean;
  readonly onMap: boolean;
  /** The Capitals around the Records are open. */
  readonly onContacts: boolean;
  /** Cards that lie open as a grid. */
  readonly hand: readonly Card[];
  readonly across: number;
}

/** Where on the stage the answer to a refused move stands: at the Region or at the tile that was tapped. */
export const refusalPlace = (
  { view }: Pick<Table, 'view'>,
  { sight, panel, board, beside, onMap, onContacts, hand, across }: Seen,
  { draft, drafts }: Refused,
): RefusalPlace | undefined => {
  const move = draft.move as Move;
  const below = (at: Point | undefined) => at && { at: { x: at.x + panel.x, y: at.y + panel.y } };
  if ('region' in move) {
    if (!onMap || !view.map) return undefined;
    const map = view.map.print;
    const at = middleOfRegion({ map, places: placesOf(map, sight.size) }, move.region);
    return below(at && onScreen(sight, at));
  }
  const capital = drafts.map((each) => each.move).find((each) => makeContact.is(each))?.capital;
  if (onContacts && capital && !beside) {
    const row = CAPITAL_ROWS.findIndex((capitals) => capitals.includes(capital));
    const at = CAPITAL_ROWS[row]?.indexOf(capital) ?? 0;
    return below({ x: ((at + 0.5) * panel.width) / 3, y: panel.height * (row === 0 ? 0.2 : 0.8) });
  }
  const card = cardOf(move);
  if (card !== undefined && hand.includes(card) && !beside) {
    const at = hand.indexOf(card);
    const rows = Math.ceil(hand.length / across);
    return below({
      x: ((at % across) + 0.5) * (panel.width / across),
      y: (Math.floor(at / across) + 0.5) * (panel.height / rows),
    });
  }
  const tile = tileOf(move);
  return tile === undefined || beside ? undefined : below(spotOf(view, tile, board));
};

const cardOf = (move: Move): Card | undefined => {
  switch (move.type) {
    case 'play-card':
      return move.card;
    default:
      return undefined;
  }
};

const tileOf = (move: Move): number | undefined => {
  switch (move.type) {
    case 'empower':
      return move.politicians[1];
    case 'control':
    case 'scandalize':
      return move.politician;
    default:
      return undefined;
  }
};
