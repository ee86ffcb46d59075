/* Lines of the ledger, and of what a table mistypes, whether a match is tracked in full or light. */
import { countLine, type LedgerChange, type LedgerEntry, setTo } from '@/rules/core/ledger';
import {
  message,
  type Message,
  number,
  type Params,
  phrase,
  piece,
  seat as seatParam,
} from '@/rules/core/message';
import { NONE, type Violation } from '@/rules/core/violation';
import { type Effect } from './effects';
import { type Capital, CAPITALS, LIMIT, NATIONS, type PerNation } from './pieces';
import { type Advantages, type OpenPrint, type PoliticianPrint } from './prints';
import { refuse } from './refusals';
import { type Standing } from './scoring';

/** IS-3: pools and the Power track stay between 0 and 38. */
export const checkLimits = (changes: readonly LedgerChange[]): readonly Violation[] =>
  changes.flatMap(({ entry, to }) => {
    const [measure, nation = ''] = entry.split('/');
    const isPool = measure === 'influence' || measure === 'power';
    return isPool && typeof to === 'number' && (to < 0 || to > LIMIT)
      ? [
          refuse('IS-3', 'past-limit', {
            params: { ...poolParam(measure, nation), value: number(to), most: number(LIMIT) },
            focus: [entry],
          }),
        ]
      : NONE;
  });

const poolParam = (measure: string, nation: string) => ({
  line: phrase(message(`ledger.${measure}`, { nation: piece(nation) })),
});

export const poolEntries = (standing: Standing): readonly LedgerEntry[] =>
  (['influence', 'power'] as const).flatMap((measure) =>
    NATIONS.map((nation): LedgerEntry => ({
      kind: 'count',
      id: `${measure}/${nation}`,
      label: message(`ledger.${measure}`, { nation: piece(nation) }),
      value: standing[measure][nation],
      min: 0,
      max: LIMIT,
    })),
  );

interface Amount {
  readonly label: Message;
  readonly min?: number;
}

/** IS-3: no amount of Influence or Power is larger than a track. */
export const amountLine = (id: string, value: number, { label, min = 0 }: Amount): LedgerEntry =>
  countLine(id, value, { label, min, max: LIMIT });

export const choiceLine = (
  id: string,
  value: string,
  { label, choices }: { readonly label: Message; readonly choices: readonly string[] },
): LedgerEntry => ({ kind: 'choice', ...{ id, label, value, choices } });

export const capitalLine = (capital: Capital): LedgerEntry =>
  choiceLine('capital', capital, { label: message('amend.capital'), choices: CAPITALS });

type Changes = readonly LedgerChange[];

/** One line for each Nation. */
export const nationLines = (
  of: 'influence' | 'power',
  values: Partial<PerNation>,
  least = 0,
): readonly LedgerEntry[] =>
  NATIONS.map((nation) =>
    amountLine(`${of}/${nation}`, values[nation] ?? 0, {
      label: message(`ledger.${of}`, { nation: piece(nation) }),
      min: least,
    }),
  );

export const nationsSet = <Values extends Partial<PerNation>>(
  of: 'influence' | 'power',
  values: Values,
  changes: Changes,
): Values => {
  const set = NATIONS.flatMap((nation): readonly (readonly [string, number])[] => {
    const was = values[nation];
    const now = setTo(changes, `${of}/${nation}`, was ?? 0);
    return was === undefined && now === 0 ? [] : [[nation, now]];
  });
  return Object.fromEntries(set) as Values;
};

const byLine = (id: string, by: number, label = message('amend.by')): LedgerEntry =>
  amountLine(id, by, { label, min: -LIMIT });

export const printLines = (print: OpenPrint): readonly LedgerEntry[] => {
  switch (print.kind) {
    case 'card':
      return nationLines('influence', print.influence);
    case 'contact':
      return [
        choiceLine('nation', print.nation, { label: message('amend.nation'), choices: NATIONS }),
        amountLine('influence', print.influence, { label: message('amend.influence') }),
      ];
    case 'sabotage':
      return [amountLine('loss', print.loss, { label: message('amend.loss') })];
    case 'scoring-phase':
      return [
        ...print.advantages.map((advantage, place) =>
          amountLine(`advantage/${place}`, advantage, {
            label: message('amend.advantage', { place: number(place + 1) }),
          }),
        ),
        countLine('politicians', print.politicians, { label: message('amend.politicians'), max: 14 }),
      ];
  }
};

/** Which print was read, in words. */
export const notedParams = (print: OpenPrint): Params => {
  if ('card' in print) return { card: piece(print.card) };
  return 'capital' in print ? { capital: piece(print.capital) } : { phase: number(print.phase) };
};

export const reread = (print: OpenPrint, changes: Changes): OpenPrint => {
  switch (print.kind) {
    case 'card':
      return { ...print, influence: nationsSet('influence', print.influence, changes) };
    case 'contact':
      return {
        ...print,
        nation: setTo(changes, 'nation', print.nation),
        influence: setTo(changes, 'influence', print.influence),
      };
    case 'sabotage':
      return { ...print, loss: setTo(changes, 'loss', print.loss) };
    case 'scoring-phase':
      return {
        ...print,
        advantages: print.advantages.map((advantage, place) =>
          setTo(changes, `advantage/${place}`, advantage),
        ) as unknown as Advantages,
        politicians: setTo(changes, 'politicians', print.politicians),
      };
  }
};

export const printedLines = ({ influence, text }: PoliticianPrint): readonly LedgerEntry[] => [
  ...nationLines('influence', influence, -LIMIT),
  ...(text && 'by' in text ? [byLine('by', text.by)] : []),
];

export const politicianReread = (print: PoliticianPrint, changes: Changes): PoliticianPrint => ({
  ...print,
  influence: nationsSet('influence', print.influence, changes),
  ...(print.text && 'by' in print.text
    ? { text: { ...print.text, by: setTo(changes, 'by', print.text.by) } }
    : {}),
});

/** What a text did, as far as it has an amount. */
export const effectLines = (effects: readonly Effect[]): readonly LedgerEntry[] =>
  effects.flatMap((effect, place) => {
    if (!('by' in effect)) return [];
    if (effect.kind === 'card-actions')
      return [countLine(`effect/${place}`, effect.by, { label: message('amend.by'), min: 1, max: 9 })];
    const of = 'nation' in effect ? { nation: piece(effect.nation) } : { seat: seatParam(effect.seat) };
    return [byLine(`effect/${place}`, effect.by, message(`amend.${effect.kind}-by`, of))];
  });

export const effectsSet = <Noted extends Effect>(
  effects: readonly Noted[],
  changes: Changes,
): readonly Noted[] =>
  effects.map((effect, place) =>
    'by' in effect ? { ...effect, by: setTo(changes, `effect/${place}`, effect.by) } : effect,
  );
