import { gameCards } from '@/components/games/index';
import { themeOf } from '@/components/kit/theme/use-theme';
import { asLaid } from '@/components/match/laid';
import { randomTables } from '@/__tests__/support/play/tables';

const theme = { ...themeOf('light', 'teal'), textScale: 1 };

/** What goes back into the box leaves nothing on the table. */
const AWAY = ['box', 'rest'];

test.each(randomTables)(
  '$name: every step of the list lays something on the table',
  async ({ name, options }) => {
    const [id = '', module] = name.split(' ');
    const screens = await gameCards.find((card) => card.id === id)?.load();
    if (!screens) throw new Error(`No screens of ${id}`);
    for (const [seed, optionsOf] of options.entries()) {
      const chosen = optionsOf(seed + 1);
      const players = Array.from({ length: chosen.seatCount }, (_, colour) => ({ name: '', colour }));
      const steps = screens.checklist(chosen, module === 'light' ? 'light' : 'full').map((item) => item.id);
      const pieces = screens.laid({ options: chosen, players, theme });
      const drawn = new Set(pieces.flatMap(({ step, shapes }) => (step && shapes.length > 0 ? [step] : [])));
      expect(steps.filter((step) => !drawn.has(step) && !AWAY.includes(step))).toEqual([]);
      expect(JSON.stringify(pieces)).not.toMatch(/NaN|null|undefined|Infinity/);
    }
  },
);

test('what comes later is dashed and bare, and what comes next has a rim in the colour of the game', () => {
  const piece = { d: 'M0 0h9v9z', fill: theme.colors.ink, at: [3, 4, 0.5] } as const;
  expect(asLaid(piece, 'laid', theme)).toBe(piece);
  expect(asLaid(piece, 'next', theme)).toMatchObject({ fill: theme.colors.sheet, stroke: theme.accent.fill });
  expect(asLaid(piece, 'later', theme)).toMatchObject({ fill: 'none', dashes: '6 5' });
});
