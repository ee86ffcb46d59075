import { shapePaths } from '@/components/icons/shapes';
import { palette } from '@/components/theme/palette';
import { seatColorOf, seatColors, seatShapeOf } from '@/components/theme/seats';
import { initialOf } from '@/components/ui/initial-of';
import type { Result } from './result';

const WIDTH = 1080;
const ROW = 132;
const TOP = 380;
const FACE = 'font-family="Barlow Condensed, BarlowCondensed-700, Arial Narrow, sans-serif"';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Pictures do not wrap: a long name is cut where a person would still know it. */
const cut = (text: string, most: number): string => {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
};

/** The picture of a result, always on paper, for the wide world outside the app. */
export const resultSvg = (result: Result, colourOf: (seat: number) => number) => {
  const { paper, ink, inkSoft, line } = palette.light;
  const height = TOP + result.places.length * ROW + 110;
  const text = (x: number, y: number, size: number) => `x="${x}" y="${y}" font-size="${size}" ${FACE}`;
  const rows = result.places.map(({ seat, name, total, won }, index) => {
    const y = TOP + index * ROW;
    const colour = colourOf(seat);
    const { fill, on } = seatColors.light[seatColorOf(colour)];
    return [
      won ? `<rect x="56" y="${y - 14}" width="${WIDTH - 112}" height="${ROW - 12}" fill="#ffffff"/>` : '',
      `<g transform="translate(88 ${y + 4}) scale(3.5)"><path d="${shapePaths[seatShapeOf(colour)]}" fill="${fill}"/></g>`,
      `<text ${text(130, y + 60, 40)} text-anchor="middle" fill="${on}" font-weight="700">${escaped(initialOf(name))}</text>`,
      `<text ${text(210, y + 64, 52)} fill="${ink}" font-weight="${won ? 700 : 600}">${escaped(cut(name, 24))}</text>`,
      `<text ${text(WIDTH - 88, y + 68, 76)} text-anchor="end" fill="${ink}" font-weight="700">${total}</text>`,
    ].join('');
  });
  return {
    width: WIDTH,
    height,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`,
      `<rect width="100%" height="100%" fill="${paper}"/>`,
      `<rect x="28" y="28" width="${WIDTH - 56}" height="${height - 56}" fill="none" stroke="${line}" stroke-width="4"/>`,
      `<text ${text(88, 124, 40)} fill="${inkSoft}" letter-spacing="4" font-weight="700">${escaped(cut(result.game.toUpperCase(), 40))}</text>`,
      `<text ${text(88, 218, 84)} fill="${ink}" font-weight="700">${escaped(cut(result.headline, 28))}</text>`,
      `<text ${text(88, 286, 40)} fill="${inkSoft}">${escaped(cut(result.decidedBy ?? '', 52))}</text>`,
      ...rows,
      `<text ${text(88, height - 64, 32)} fill="${inkSoft}">Debrief</text>`,
      '</svg>',
    ].join(''),
  };
};
