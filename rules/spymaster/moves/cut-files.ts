/*
 * SM-21, SM-22: the SpyMaster cuts the row and adds the SpyMaster card to a File. 19 cards into 6 Files with the
 * SpyMaster card on one are 51,408 moves, so none is offered. The move is small: places in the row, so the log never
 * repeats the row.
 */
import { message, number } from '@/rules/core/message';
import { countLine, setTo } from '@/rules/core/ledger';
import { list, whole } from '@/rules/core/codec';
import { storedAs } from '@/rules/core/define-move';
import { checkCut, chosen, filesOf, firstsOf, LONGEST_ROW, rowToCut } from '../model/files';
import { refuse } from '../model/refusals';
import { defineMove, notYet } from '../model/turn-order';

const cuts = list(whole(0, LONGEST_ROW), 0, LONGEST_ROW - 1);
const place = whole(0, LONGEST_ROW - 1);

export const cutFiles = defineMove('cut-files', {
  /** `cuts`: after how many cards each File but the last ends. `spyMasterCard`: the first card of its File. */
  schema: { cuts, spyMasterCard: place },
  by: 'cutter',
  phases: ['cut-files'],
  notNow: notYet(refuse('SM-21', 'not-now')),
  check: (state, _, move) => checkCut(rowToCut(state), move),
  apply: (state, _, move) => {
    const firsts = firstsOf(move.cuts);
    return chosen({
      ...state,
      phase: 'choose-files',
      row: [],
      files: filesOf(state.row, move.cuts).map((cards, nth) => {
        const first = firsts[nth] as number;
        return { first, cards, spyMasterCard: first === move.spyMasterCard };
      }),
    });
  },
  describe: (_, { move }) => message('did.cut-files', { count: number(move.cuts.length + 1) }),
  amend: {
    lines: ({ row }, { move }) => [
      ...move.cuts.map((cut, nth) =>
        countLine(`cut/${nth}`, cut, {
          label: message('amend.cut', { file: number(nth + 1) }),
          min: 1,
          max: Math.max(cut, row.length - 1),
        }),
      ),
      countLine('spymaster-card', firstsOf(move.cuts).indexOf(move.spyMasterCard) + 1, {
        label: message('amend.spymaster-card'),
        min: 1,
        max: move.cuts.length + 1,
      }),
    ],
    /** The SpyMaster card stays with its File, counted from the left, wherever that File now begins. */
    amended: (move, changes) => {
      const moved = move.cuts.map((cut, nth) => setTo(changes, `cut/${nth}`, cut));
      const file = setTo(changes, 'spymaster-card', firstsOf(move.cuts).indexOf(move.spyMasterCard) + 1);
      return { ...move, cuts: moved, spyMasterCard: firstsOf(moved)[file - 1] ?? move.spyMasterCard };
    },
  },
  earlier: {
    /** The SpyMaster card was told by the number of its File, from 0; a File that there was not stays none. */
    1: storedAs({ cuts, spyMasterCard: place }, ({ row }, _, old) => ({
      cuts: old.cuts,
      spyMasterCard: firstsOf(old.cuts)[old.spyMasterCard] ?? row.length,
    })),
  },
});
