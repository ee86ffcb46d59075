import { accents, palette, pigments } from '@/components/kit/theme/palette';
import { seatColors } from '@/components/kit/theme/seats';

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const value = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * channel(value >> 16) + 0.7152 * channel((value >> 8) & 255) + 0.0722 * channel(value & 255);
};

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const TEXT = 4.5;
const SHAPE = 3;

test('the formula agrees with the known extremes', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('dark is true black', () => expect(palette.dark.paper).toBe('#000000'));

describe.each(['dark', 'light'] as const)('%s', (scheme) => {
  const colors = palette[scheme];
  const grounds = [colors.paper, colors.sheet, colors.inset];

  test.each(['ink', 'inkSoft', 'danger', 'good'] as const)('%s is readable on every ground', (name) => {
    for (const ground of grounds) expect(contrast(colors[name], ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test('a toast and a filled warning are readable', () => {
    expect(contrast(colors.paper, colors.ink)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(colors.onDanger, colors.danger)).toBeGreaterThanOrEqual(TEXT);
  });

  test('a dark token is readable, a bar over a secret is seen on every ground', () => {
    expect(contrast(colors.onToken, colors.token)).toBeGreaterThanOrEqual(TEXT);
    for (const ground of grounds) expect(contrast(colors.redact, ground)).toBeGreaterThanOrEqual(SHAPE);
  });

  test('the outline of a control stands out from every ground', () => {
    for (const ground of grounds) expect(contrast(colors.lineStrong, ground)).toBeGreaterThanOrEqual(SHAPE);
  });

  test.each(Object.entries(accents[scheme]))('the accent %s is readable', (_, accent) => {
    expect(contrast(accent.on, accent.fill)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(colors.ink, accent.wash)).toBeGreaterThanOrEqual(TEXT);
    for (const ground of [...grounds, accent.wash])
      expect(contrast(accent.text, ground)).toBeGreaterThanOrEqual(TEXT);
    for (const ground of grounds) expect(contrast(accent.fill, ground)).toBeGreaterThanOrEqual(SHAPE);
  });

  test.each(Object.entries(accents[scheme]))('what is written on the poster %s is readable', (_, accent) => {
    for (const ground of [accent.ground, accent.deep])
      expect(contrast(accent.onGround, ground)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(accent.deep, accent.paper)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(accent.paper, accent.ground)).toBeGreaterThanOrEqual(SHAPE);
  });

  test.each(Object.entries(pigments[scheme]))(
    'the pigment %s is readable, and its edge is seen',
    (_, pigment) => {
      expect(contrast(pigment.on, pigment.base)).toBeGreaterThanOrEqual(TEXT);
      for (const ground of [colors.paper, colors.sheet, pigment.tint]) {
        expect(contrast(pigment.deep, ground)).toBeGreaterThanOrEqual(TEXT);
        expect(contrast(pigment.edge, ground)).toBeGreaterThanOrEqual(SHAPE);
      }
    },
  );

  test.each(Object.entries(seatColors[scheme]))('the seat colour %s is readable', (_, seat) => {
    expect(contrast(seat.on, seat.fill)).toBeGreaterThanOrEqual(TEXT);
    for (const ground of grounds) expect(contrast(seat.edge, ground)).toBeGreaterThanOrEqual(SHAPE);
  });
});
