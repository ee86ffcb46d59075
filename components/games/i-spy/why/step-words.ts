import { type Speak } from '@/i18n/say';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { type PoliticianPrint } from '@/rules/i-spy/model/prints';
import {
  type Cause,
  countersOf,
  largeCounters,
  type Posting,
  type RankedPlace,
  type ScoringLine,
} from '@/rules/i-spy/model/scoring';
import { type Teller } from '../table';
import { cardName, nationName, politicianName, signed, textWords } from '../words';
import { causeWords } from './causes';

/** A step with what it changes, done or about to be. */
export type Step = Pick<Posting, 'cause' | 'lines'>;

/** Why a step changes one number, a sentence each: whose cards, which place, which tie, which counters. */
export const stepWords = (teller: Teller, step: Step, line: ScoringLine): readonly string[] => [
  ...reasons(teller, step, line),
  ...(line.measure === 'influence' ? [exchangeWords(teller.t, line)] : []),
];

const reasons = (teller: Teller, { cause, lines }: Step, line: ScoringLine): readonly string[] => {
  const { t } = teller;
  switch (cause.kind) {
    case 'records':
      return recordWords(teller, cause, line.nation);
    case 'politician':
      return politicianReasons(t, cause.print, { lines, line });
    case 'advantages':
      return cause.places
        .filter(({ nations }) => nations.includes(line.nation))
        .flatMap((place) => placeWords(t, cause.places, place));
    case 'clean-up': {
      const least = Math.min(...lines.map(({ from }) => from));
      return [t('ui.removed', { count: largeCounters(least) * 5, least })];
    }
    default:
      return [causeWords(teller, cause, line.nation)];
  }
};

/** "Anna +3: Smuggle +2, Evade +1" */
const recordWords = (
  { t, seatName }: Teller,
  { owed, cards, counted }: Extract<Cause, { readonly kind: 'records' }>,
  nation: Nation,
): readonly string[] => {
  const together = counted?.[nation];
  if (together) return [t('ui.why.counted', { by: signed(together) })];
  const words = owed.flatMap((each, seat) => {
    const by = each[nation];
    if (!by) return [];
    const given = (cards?.[seat] ?? []).flatMap(({ card, influence }) => {
      const worth = influence[nation];
      return worth ? [`${cardName(t, card)} ${signed(worth)}`] : [];
    });
    const sum = `${seatName(seat)} ${signed(by)}`;
    return [given.length > 0 ? `${sum}: ${given.join(', ')}` : sum];
  });
  return words.length > 0 ? words : [t('ui.why.no-card', { nation: nationName(t, nation) })];
};

interface Among {
  readonly lines: readonly ScoringLine[];
  readonly line: ScoringLine;
}

/** IS-51, IS-52: what is printed, or who is tied for the most or the least. */
const politicianReasons = (t: Speak, print: PoliticianPrint, { lines, line }: Among): readonly string[] => {
  if (line.rule !== 'IS-52' || print.text === undefined)
    return [t('ui.why.printed', { politician: politicianName(t, print) })];
  const tied = lines.filter(({ rule }) => rule === 'IS-52').map(({ nation }) => nationName(t, nation));
  const count = tied.length;
  return [textWords(t, print.text), t('ui.why.tied', { count, nations: tied.join(', ') })];
};

/** IS-53: a place, who is before it, what it is worth, who shares it and what the tie skips. */
export const placeWords = (
  t: Speak,
  places: readonly RankedPlace[],
  { place, nations, influence, advantage, skipped }: RankedPlace,
): readonly string[] => {
  const ahead = places
    .filter((other) => other.place < place)
    .flatMap((other) => other.nations.map((nation) => `${nationName(t, nation)} ${other.influence}`));
  const names = nations.map((nation) => nationName(t, nation)).join(', ');
  return [
    `${t('ui.rank.place', { place })}: ${names}, ${t('ui.influence')} ${influence}`,
    ...(ahead.length > 0 ? [t('ui.why.ahead', { nations: ahead.join(', ') })] : []),
    advantage === undefined
      ? t('ui.why.no-advantage', { place })
      : t('ui.why.advantage', { place, by: signed(advantage) }),
    ...(nations.length > 1 ? [t('ui.rank.tie', { count: nations.length })] : []),
    ...skipped.map((value, step) => t('ui.rank.skipped', { place: place + step + 1, value: signed(value) })),
  ];
};

const laid = (influence: number): string => {
  const { large, small } = countersOf(influence);
  return `${influence} = ${large} × 5 + ${small}`;
};

const exchangeWords = (t: Speak, { from, to }: ScoringLine): string =>
  t('ui.why.counters', { from: laid(from), to: laid(to) });
