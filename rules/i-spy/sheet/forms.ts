import type { FormOffer, Offer } from '@/rules/core/contract';
import { message, number, piece, text } from '@/rules/core/message';
import type { PerNation } from '../pieces';
import { NATIONS, perNation } from '../pieces';
import type { PoliticianPrint } from '../prints';
import type { State } from './state';
import type { Move, SheetEffect } from './types';

export const form = <Draft>(offer: FormOffer<Move, Draft>): Offer<Move> => offer as unknown as Offer<Move>;

const more = (owed: Partial<PerNation>, by: 1 | 2 | 3) =>
  NATIONS.map((nation) => ({
    id: `${nation}-${by}`,
    label: message('form.owed', { nation: piece(nation), count: number(by) }),
    draft: { ...owed, [nation]: (owed[nation] ?? 0) + by },
  }));

/** IS-50: card after card is added up. */
export const recordsForm: FormOffer<Move, Partial<PerNation>> = {
  kind: 'form',
  id: 'enter-records',
  label: message('offer.enter-records'),
  draft: {},
  next: (owed) => [...more(owed, 1), ...more(owed, 2), ...more(owed, 3)],
  build: (owed) => ({ type: 'enter-records', owed }),
  sample: (pick) => ({ type: 'enter-records', owed: perNation(() => pick(4)) }),
};

export const standingForm: FormOffer<Move, Partial<PerNation>> = {
  kind: 'form',
  id: 'enter-standing',
  label: message('offer.enter-standing'),
  draft: {},
  next: (power) => [...more(power, 1), ...more(power, 2), ...more(power, 3)],
  build: (power) => ({
    type: 'enter-standing',
    influence: perNation(() => 0),
    power: perNation((nation) => power[nation] ?? 0),
  }),
  sample: (pick) => ({
    type: 'enter-standing',
    influence: perNation(() => pick(3)),
    power: perNation(() => 20 + pick(3)),
  }),
};

export const revealForm = (state: State): FormOffer<Move, { readonly print?: PoliticianPrint }> => {
  const gone = state.postings.flatMap(({ cause }) => (cause.kind === 'politician' ? [cause.print.id] : []));
  const known = state.options.politicianPrints.filter(({ id }) => !gone.includes(id));
  return {
    kind: 'form',
    id: 'reveal-politician',
    label: message('offer.read-politician'),
    draft: {},
    next: ({ print }) =>
      print
        ? []
        : known.map((each) => ({
            id: each.id,
            label: message('offer.read', { name: text(each.name ?? each.id) }),
            draft: { print: each },
          })),
    build: ({ print }) => (print ? { type: 'reveal-politician', print } : undefined),
    sample: (pick) => ({
      type: 'reveal-politician',
      print: known[pick(known.length + 1)] ?? {
        id: `entered-${gone.length}`,
        influence: {},
        text: { kind: 'other' },
      },
    }),
  };
};

export const textForm: FormOffer<Move, readonly SheetEffect[]> = {
  kind: 'form',
  id: 'resolve-text',
  label: message('offer.text-politician'),
  draft: [],
  next: (draft) =>
    (['influence', 'power'] as const).flatMap((kind) =>
      NATIONS.flatMap((nation) =>
        [1, -1].map((by) => ({
          id: `${draft.length}-${kind}-${nation}-${by}`,
          label: message(`effect.${kind}`, { nation: piece(nation), by: number(by) }),
          draft: [...draft, { kind, nation, by }],
        })),
      ),
    ),
  build: (effects) => ({ type: 'resolve-text', effects }),
  sample: () => ({ type: 'resolve-text', effects: [{ kind: 'power', nation: 'italy', by: 1 }] }),
};
