/** How a stranger makes a journal whose folding goes with the square of its size. */
interface Storm {
  /** The entries after the events, the `step`th of them. */
  readonly entry: (step: number, events: number) => object;
  /** Every event has this id; otherwise they are counted. */
  readonly oneId?: boolean;
  /** Every event joins the first group. */
  readonly joined?: boolean;
}

const rewrite = { kind: 'rewrite', dropped: [], overruled: [] } as const;
const correct = (index: number) => ({
  actor: 'table',
  move: { type: 'correct', changes: [{ entry: 'active', to: String(index % 2) }] },
});

export const STORMS: Readonly<Record<string, Storm>> = {
  'changes nothing': { entry: () => rewrite },
  'drops the first each time': { entry: (step) => ({ ...rewrite, dropped: [step + 1] }) },
  'amends the first': { entry: (step) => ({ ...rewrite, amended: [{ id: 1, group: 1, ...correct(step) }] }) },
  'gives the first more and more reasons': {
    entry: (step) => ({ ...rewrite, overruled: [{ event: 1, reasons: [`T-${step}/x`] }] }),
  },
  'gives all of one id a reason': {
    entry: (step) => ({ ...rewrite, overruled: [{ event: 1, reasons: [`T-${step % 2}/x`] }] }),
    oneId: true,
  },
  'cuts everything and takes it back': {
    entry: (step) => (step % 2 === 0 ? { ...rewrite, cutAfter: 0 } : { kind: 'undo', steps: 1 }),
  },
  'takes everything back and again': {
    entry: (step, events) => ({ kind: step % 2 === 0 ? 'undo' : 'redo', steps: events }),
  },
  'turns more than there is': {
    entry: (step) => ({ kind: step % 2 === 0 ? 'undo' : 'redo', steps: Number.MAX_SAFE_INTEGER }),
  },
  'sets nothing aside': { entry: () => ({ kind: 'set-aside', from: 1e9, reason: '' }) },
  'joins one group without end': { entry: () => ({ kind: 'end' }), joined: true },
};

export interface StormSize {
  readonly events: number;
  readonly steps: number;
}

export const stormOf = (name: string, { events, steps }: StormSize): readonly string[] => {
  const { entry, oneId = false, joined = false } = STORMS[name] as Storm;
  const first = Array.from({ length: events }, (_, index) => {
    const id = oneId ? 1 : index + 1;
    const event = { id, group: joined ? 1 : id, ...correct(index) };
    return JSON.stringify({ at: 1, kind: 'append', events: [event] });
  });
  const then = Array.from({ length: steps }, (_, step) => JSON.stringify({ at: 1, ...entry(step, events) }));
  return [...first, ...then];
};
