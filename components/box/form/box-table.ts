import { say, type Speak } from '@/i18n/say';
import { type AppTranslate } from '@/i18n/use-translate';
import { type BoxBoard, type BoxModule } from '@/rules/core/box';
import { type Print } from '@/rules/core/shape';
import { type BoxReport } from '@/store/box/box-report';
import { type Box, printOf } from '@/store/catalogue/box';
import { type Catalogue } from '@/store/catalogue/catalogue';

/** What the screens of a box share. */
export interface BoxTable {
  readonly game: string;
  readonly module: BoxModule;
  readonly catalogue: Catalogue;
  /** The one in use; none before something is known. */
  readonly box: Box | undefined;
  readonly report: BoxReport;
  readonly t: AppTranslate;
  /** The game's own words. */
  readonly words: Speak;
}

/** In an address, in the place of a piece: another one of its kind. */
export const NEXT = 'next';

type Wording = Pick<BoxTable, 'module' | 'words'>;

const names = { seatName: String };

export const labelOf = ({ module, words }: Wording, print: Print, prints: readonly Print[]): string =>
  say(words, module.label(print, prints), names);

export const kindName = ({ words }: Pick<BoxTable, 'words'>, kind: string): string =>
  words(`box.kind.${kind}`);

/** A piece or a choice of the game by its id. */
export const pieceName = ({ words }: Pick<BoxTable, 'words'>, id: string): string => {
  for (const key of [`box.choice.${id}`, `piece.${id}`]) {
    const text = words(key);
    if (text !== key) return text;
  }
  return id;
};

/** A choice as this box calls it. */
export const choiceName = (table: Pick<BoxTable, 'module' | 'report' | 'words'>, id: string): string => {
  const own = table.module.choice?.(id, table.report.prints);
  return own ? say(table.words, own, names) : pieceName(table, id);
};

export const placeName = ({ words }: Pick<BoxTable, 'words'>, board: BoxBoard, id: string): string =>
  say(words, board.name(id), names);

/** The id of the box in use; the first thing that is entered makes one. */
export const boxInUse = ({ catalogue, game, box }: BoxTable): string | undefined => {
  if (box) return box.id;
  const created = catalogue.createBox(game);
  return created.ok ? created.value : undefined;
};

/** Everything that a box holds, as it counts. */
export const boxPrints = (box: Box | undefined): readonly Print[] =>
  (box?.entries ?? []).flatMap((entry) => {
    const print = printOf(entry);
    return print ? [{ kind: entry.kind, id: entry.id, data: print.data }] : [];
  });
