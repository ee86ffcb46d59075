import { render, screen } from '@testing-library/react-native';
import { ThemeProvider } from '@/components/kit/theme/ThemeProvider';
import { DebriefContext } from '@/components/kit/store/use-debrief';
import { gameCards } from '@/components/games/index';
import { MatchLog } from '@/rules/core/log/match-log';
import { chanceOf } from '@/__tests__/support/chance';
import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { randomTables } from '@/__tests__/support/play/tables';
import { openStore } from '@/__tests__/support/shell';
import { type MatchHeader } from '@/store/match/header';

const headerOf = (game: string, module: MatchHeader['module'], seats: number): MatchHeader => ({
  id: 'm',
  game,
  module,
  name: '',
  players: Array.from({ length: seats }, (_, colour) => ({ name: '', colour })),
  createdAt: 0,
  openedAt: 0,
  archived: false,
  practice: true,
});

test.each(randomTables)(
  '$name is drawn small wherever a match stands',
  async ({ name, game, options, ...how }) => {
    const [id = '', depth] = name.split(' ');
    const { Miniature } = (await gameCards.find((card) => card.id === id)?.load()) ?? {};
    const debrief = await openStore();
    for (const [place, optionsOf] of options.entries())
      for (const cap of [0, 30, 90]) {
        const chosen = optionsOf(place + 1);
        const log = new MatchLog(game, chosen);
        playOut({ game, options: chosen, log, cap, pick: chanceOf(cap + 7), ...how }, new Coverage());
        const header = headerOf(id, depth === 'light' ? 'light' : 'full', chosen.seatCount);
        render(
          <ThemeProvider scheme="dark">
            <DebriefContext value={{ kind: 'open', debrief }}>
              {Miniature && <Miniature log={log.snapshot()} header={header} />}
            </DebriefContext>
          </ThemeProvider>,
        );
        const drawn = JSON.stringify(screen.toJSON());
        expect(drawn.match(/"d":"/g)?.length).toBeGreaterThan(1);
        expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
        screen.unmount();
      }
  },
);
