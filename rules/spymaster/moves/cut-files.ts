/*
 * SM-21, SM-22: the SpyMaster cuts the row and adds the SpyMaster card to a File.
 * SM-23, SM-24: the others choose from the left, and the File joins the hand.
 */
import { number, seat as seatParam } from '@/rules/core/message';
import { bend, NONE, refuse } from '../../refusals';
import { checkCut, filesOf } from '../cut';
import { chosen, filesToMake, takeFile } from '../gather';
import type { SeatRule } from '../rule';

export const cutFiles: SeatRule<'cut-files'> = {
  check: (state, seat, move) => {
    if (state.phase !== 'cut-files') return [refuse('SM-21', 'not-now')];
    return [
      ...(seat === state.spyMaster
        ? NONE
        : [bend('SM-21', 'not-spymaster', { params: { seat: seatParam(state.spyMaster) } })]),
      ...checkCut({ cards: state.row.length, files: filesToMake(state) }, move),
    ];
  },
  apply: (state, _, { cuts, spyMasterCard }) =>
    chosen({
      ...state,
      phase: 'choose-files',
      row: [],
      files: filesOf(state.row, cuts).map((cards, place) => ({
        cards,
        spyMasterCard: place === spyMasterCard,
      })),
    }),
};

export const chooseFile: SeatRule<'choose-file'> = {
  check: ({ phase, files, active }, seat, { file: place }) => {
    if (phase !== 'choose-files') return [refuse('SM-23', 'not-now')];
    const file = files[place];
    const params = { file: number(place + 1) };
    return [
      ...(files.some(({ owner }) => owner === seat)
        ? [refuse('SM-23', 'file-chosen')]
        : seat === active
          ? NONE
          : [bend('SM-23', 'not-your-choice', { params: { seat: seatParam(active) } })]),
      ...(file ? NONE : [refuse('SM-23', 'no-such-file', { params })]),
      ...(file?.owner === undefined
        ? NONE
        : [refuse('SM-23', 'file-taken', { params: { ...params, seat: seatParam(file.owner) } })]),
    ];
  },
  apply: (state, seat, { file }) => takeFile(state, seat, file),
};
