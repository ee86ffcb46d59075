import { type Stroke } from '@/components/kit/icons/Glyph';
import { icons } from '@/components/kit/icons/icons';
import { type IntelligenceType } from '@/rules/spymaster/model/prints';

/** Our own signs, so that a type is never told by its colour. */
export const typeGlyphs: Readonly<Record<IntelligenceType, readonly Stroke[]>> = {
  surveillance: icons.eye,
  espionage: [{ d: 'M8 11.5a4.5 4.5 0 1 0 .01 0ZM11.5 12.5 20 4M16 8l3.5 3.5' }],
  dossiers: [{ d: 'M3.5 6h6l2 2.5h9V19h-17ZM7 13h10' }],
  fourth: [{ d: 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9.5h16M3.5 15h16' }],
};

/** A hat: nobody's Agent. */
export const freelanceGlyph: readonly Stroke[] = [
  { d: 'M7 14.5C7 8 8.5 5.5 12 7.5 15.5 5.5 17 8 17 14.5Z', filled: true },
  { d: 'M2.5 15.5h19' },
];

export const hubGlyph: readonly Stroke[] = [{ d: 'M12 3.5v17M3.5 12h17M6 6l12 12M18 6 6 18' }];
