import { render, screen } from '@testing-library/react-native';
import { pigmentsOf, withPigment } from '@/components/games/i-spy/nations/nation-look';
import { Alignment } from '@/components/games/i-spy/secret/Alignment';
import { pigments } from '@/components/kit/theme/palette';
import { ThemeProvider } from '@/components/kit/theme/ThemeProvider';
import { NATIONS } from '@/rules/i-spy/model/pieces';
import { byHand, layTable, marked, press } from './table';

jest.setTimeout(120_000);

test('[IS-16] a tile in the shadows is marked with one tap, and a taken one says whose it is', async () => {
  const { session } = await layTable();
  expect(screen.getByRole('radio', { name: 'Anna' })).toBeChecked();
  press('Mark place 2');
  expect(screen.getByLabelText('Anna, has marked')).toBeVisible();
  press('Mark place 2, Anna');
  press('Leave it');
  press('Mark place 5');
  expect(session.moment.standing.status.phase).toBe('turn');
});

test('[IS-35] a card asks whom it is played at, and shows the Tags that it brings', async () => {
  await marked();
  press('Play the first card');
  press(/^Trace/);
  expect(screen.getByText('Trace: whom?')).toBeVisible();
  press('Play Trace on Ben');
  expect(screen.getByRole('button', { name: /^Ben, .*2 Tags$/ })).toBeVisible();
});

test('[IS-20] In The Wind asks on the stage who begins next, and the slots stay where they are', async () => {
  const { play, session } = await marked();
  play(0, { type: 'make-contact', capital: 'budapest' });
  play(0, { type: 'choose-reward', reward: { kind: 'icon', icon: 'in-the-wind' } });
  expect(screen.getByText('In The Wind: who begins next?')).toBeVisible();
  expect(screen.getByLabelText('First card')).toBeVisible();
  press('Initiative Card to Ben');
  expect(session.moment.standing.log.game.view(session.moment.standing.log.state, 'table')).toMatchObject({
    initiative: 1,
  });
});

test('[IS-41] a reward that cannot be taken says why at once, and is not led to', async () => {
  await marked();
  press('Contact or retrieval');
  press('Berlin, France +3: Recruit');
  expect(screen.getByText('Recruit costs at least 4 Supply Tokens; the spy has 3.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Contact in Berlin/ })).toBeNull();
});

test('Records that are only counted tell how many cards lie there, and nothing of what they owe', async () => {
  const { play } = await marked({ ...byHand, records: 'counted' });
  play(0, { type: 'play-card', card: 'overnight-line' });
  expect(screen.queryByLabelText(/owed/)).toBeNull();
  play(0, { type: 'play-card', card: 'smuggle' });
  play(0, { type: 'retrieve' });
  play(0, { type: 'end-turn' });
  expect(screen.getByRole('button', { name: 'Anna, 2 cards in the Records' })).toBeVisible();
  expect(screen.queryByLabelText(/owed/)).toBeNull();
});

test('[IS-15] an Alignment lies on the same ground whatever it is, in no colour of its Nation', () => {
  const grounds = NATIONS.map((nation) => {
    const { toJSON, unmount } = render(
      <ThemeProvider scheme="light">
        <Alignment teller={{ t: (key) => key }} nation={nation} />
      </ThemeProvider>,
    );
    const drawn = JSON.stringify(toJSON()).toLowerCase();
    unmount();
    for (const { base, tint } of Object.values({ ...pigments.light, ...pigments.dark }))
      expect(drawn.includes(base) || drawn.includes(tint)).toBe(false);
    return /"backgroundcolor":"[^"]*"/.exec(drawn)?.[0];
  });
  expect(grounds[0]).toBeDefined();
  expect(new Set(grounds).size).toBe(1);
});

test('an owner’s colour goes to one Nation alone, and what is no colour is the usual one', () => {
  const red = withPigment({}, 'france', 'red');
  expect(pigmentsOf(red)).toMatchObject({ france: 'red', britain: 'brown' });
  const swapped = pigmentsOf(withPigment(red, 'italy', 'mauve'));
  expect(swapped).toMatchObject({ italy: 'mauve', russia: 'green', france: 'red' });
  expect(new Set(NATIONS.map((nation) => swapped[nation])).size).toBe(NATIONS.length);
  expect(pigmentsOf({ france: 'plaid' }).france).toBe('blue');
});
