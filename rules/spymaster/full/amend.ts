/*
 * SM-2, SM-3: a card or a Mission that was misread when it was entered. SM-10, SM-32: an Agent that stands elsewhere.
 * SM-21 to SM-23: a cut or a File that was mistapped. SM-41: a total that was mistyped. SM-24: what went into a hand
 * is no line, since everybody reads them; its owner mends it in secret.
 */
import type { Amending } from '@/rules/core/amend';
import { countLine, setTo } from '@/rules/core/amend';
import type { LedgerChange, LedgerEntry } from '@/rules/core/ledger';
import type { Message } from '@/rules/core/message';
import { message, number } from '@/rules/core/message';
import { cardLine, cardSetTo, totalLines, totalsSetTo } from '../amend-lines';
import { locationParam } from '../board';
import type { Intelligence, Location, LocationPrint } from '../box';
import { LOCATIONS } from '../box';
import { burnedLines, burnedSetTo, missionLines, reread } from './amend-mission';
import type { CutFiles, Move } from './moves';
import type { State } from './state';

export const amend: Amending<Move, State> = {
  lines: (before, { move }, now) => {
    const { options, locations } = before;
    const isReal = options.intelligenceDeck === 'physical';
    switch (move.type) {
      case 'place-special-agents':
        return placeLines(locations, move.locations);
      case 'draw-special-agent':
        return options.placement === 'physical' ? placeLines(locations, [move.location]) : [];
      case 'place-freelance-agents':
        return options.placement === 'physical' ? placeLines(locations, move.locations) : [];
      case 'lay-out-row':
        return isReal ? rowLines(move.cards, before, now) : [];
      case 'cut-files':
        return cutLines(before, move);
      case 'choose-file':
        return [fileLine('file', move.file, before.files.length)];
      case 'burn-to-move':
        return isReal ? [cardLine(options, 'card', { label: message('amend.burn'), card: move.card })] : [];
      case 'move-agent':
        return [placeLine(locations, 'to', { label: message('amend.to'), at: move.to })];
      case 'note-mission':
        return missionLines(options, move.print);
      case 'complete-mission':
        return [
          ...(isReal ? burnedLines(options, move.burned) : []),
          ...(move.print ? missionLines(options, move.print) : []),
        ];
      case 'count-hand':
        return totalLines(options, move.totals);
      default:
        return [];
    }
  },
  amended: (move, changes) => {
    const at = (was: Location, place: number) => setTo(changes, `place/${place}`, was);
    switch (move.type) {
      case 'place-special-agents': {
        const [one, two, three] = move.locations;
        return { ...move, locations: [at(one, 0), at(two, 1), at(three, 2)] };
      }
      case 'draw-special-agent':
        return { ...move, location: at(move.location, 0) };
      case 'place-freelance-agents':
        return { ...move, locations: move.locations.map(at) };
      case 'lay-out-row':
        return { ...move, cards: move.cards.map((card, place) => cardSetTo(changes, `card/${place}`, card)) };
      case 'cut-files':
        return cutSetTo(move, changes);
      case 'choose-file':
        return { ...move, file: fileSetTo(changes, 'file', move.file) };
      case 'burn-to-move':
        return { ...move, card: cardSetTo(changes, 'card', move.card) };
      case 'move-agent':
        return { ...move, to: setTo(changes, 'to', move.to) };
      case 'note-mission':
        return { ...move, print: reread(move.print, changes) };
      case 'complete-mission':
        return {
          ...move,
          burned: burnedSetTo(move.burned, changes),
          ...(move.print ? { print: reread(move.print, changes) } : {}),
        };
      case 'count-hand':
        return { ...move, totals: totalsSetTo(changes, move.totals) };
      default:
        return move;
    }
  },
};

const placeLine = (
  names: readonly LocationPrint[],
  id: string,
  { label, at }: { readonly label: Message; readonly at: Location },
): LedgerEntry => ({
  kind: 'choice',
  ...{ id, label, value: at, choices: LOCATIONS },
  said: Object.fromEntries(
    LOCATIONS.map((each) => [each, message('form.location', { city: locationParam(names, each) })]),
  ),
});

const placeLines = (
  names: readonly LocationPrint[],
  locations: readonly Location[],
): readonly LedgerEntry[] =>
  locations.map((at, place) =>
    placeLine(names, `place/${place}`, { label: message('amend.place', { place: number(place + 1) }), at }),
  );

/** SM-24: only cards that lie open now, in the row or in Files that nobody has taken, or when all hands do. */
const rowLines = (cards: readonly Intelligence[], before: State, now: State): readonly LedgerEntry[] => {
  const isOpen = openPlaces(before, now);
  return cards.flatMap((card, place) => {
    const label = message('amend.card', { place: number(place + 1) });
    return isOpen(place) ? [cardLine(before.options, `card/${place}`, { label, card })] : [];
  });
};

const openPlaces = (before: State, { phase, rows, files }: State): ((place: number) => boolean) => {
  if (phase === 'over') return () => true;
  if (rows !== before.rows + 1) return () => false;
  if (phase === 'cut-files') return () => true;
  const open = files.flatMap(({ cards, owner }) => cards.map(() => owner === undefined));
  return (place) => phase === 'choose-files' && open[place] === true;
};

const fileLine = (id: string, file: number, files: number): LedgerEntry =>
  countLine(id, file + 1, { label: message(`amend.${id}`), min: 1, max: files });

const fileSetTo = (changes: readonly LedgerChange[], id: string, was: number): number =>
  setTo(changes, id, was + 1) - 1;

const cutLines = ({ row }: State, { cuts, spyMasterCard }: CutFiles): readonly LedgerEntry[] => [
  ...cuts.map((cut, place) =>
    countLine(`cut/${place}`, cut, {
      label: message('amend.cut', { file: number(place + 1) }),
      min: 1,
      max: Math.max(cut, row.length - 1),
    }),
  ),
  fileLine('spymaster-card', spyMasterCard, cuts.length + 1),
];

const cutSetTo = (move: CutFiles, changes: readonly LedgerChange[]): CutFiles => ({
  ...move,
  cuts: move.cuts.map((cut, place) => setTo(changes, `cut/${place}`, cut)),
  spyMasterCard: fileSetTo(changes, 'spymaster-card', move.spyMasterCard),
});
