import type { Choice, FormOffer } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
import type { Row } from './cut';
import type { CutFiles } from './moves';

export interface CutDraft {
  readonly cuts: readonly number[];
  readonly spyMasterCard?: number;
}

/** SM-21, SM-22: gaps are tapped until there are enough Files, then one of them gets the SpyMaster card. */
export const cutForm = (row: Row): FormOffer<CutFiles, CutDraft> => ({
  kind: 'form',
  id: 'cut-files',
  label: message('offer.cut-files', { cards: number(row.cards), files: number(row.files) }),
  draft: { cuts: [] },
  next: (draft) => [...gaps(row, draft), ...places(row, draft)],
  build: ({ cuts, spyMasterCard }) =>
    spyMasterCard === undefined || cuts.length !== row.files - 1
      ? undefined
      : { type: 'cut-files', cuts, spyMasterCard },
  sample: (pick) => ({ type: 'cut-files', cuts: sampleCuts(row, pick), spyMasterCard: pick(row.files) }),
});

/** A tapped gap closes again; the Files then change, so the SpyMaster card has to be placed anew. */
const gaps = ({ cards, files }: Row, { cuts }: CutDraft): readonly Choice<CutDraft>[] =>
  Array.from({ length: cards - 1 }, (_, index) => index + 1).flatMap((gap) => {
    const closes = cuts.includes(gap);
    if (!closes && cuts.length >= files - 1) return [];
    const others = cuts.filter((cut) => cut !== gap);
    return {
      id: `gap-${gap}`,
      label: message(closes ? 'form.cut-close' : 'form.cut-open', { after: number(gap) }),
      draft: { cuts: closes ? others : [...others, gap].sort((a, b) => a - b) },
    };
  });

const places = ({ files }: Row, { cuts }: CutDraft): readonly Choice<CutDraft>[] =>
  cuts.length < files - 1
    ? []
    : Array.from({ length: files }, (_, file) => ({
        id: `file-${file}`,
        label: message('form.spymaster-card', { file: number(file + 1) }),
        draft: { cuts, spyMasterCard: file },
      }));

/** Walks along the gaps and takes each with the chance that leaves every choice of gaps equally likely. */
const sampleCuts = ({ cards, files }: Row, pick: (n: number) => number): readonly number[] => {
  const cuts: number[] = [];
  for (let gap = 1; gap < cards; gap++) if (pick(cards - gap) < files - 1 - cuts.length) cuts.push(gap);
  return cuts;
};
