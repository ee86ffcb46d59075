import { fireEvent, screen } from '@testing-library/react-native';
import { type Seat } from '@/rules/core/seat';
import { practiceOptions } from '@/rules/i-spy/box/practice';
import { type Move } from '@/rules/i-spy/game';
import { type Card } from '@/rules/i-spy/model/pieces';
import { type View } from '@/rules/i-spy/model/view';
import { layTable, press } from './table';

jest.setTimeout(180_000);

const options = {
  ...practiceOptions({ seatCount: 2, startSeat: 0 }),
  ...({ alignments: 'physical', assets: 'physical', coerceDraws: 'physical', finalReport: true } as const),
};

/** Cards that ask for nobody and nothing. */
const PLAIN: readonly Card[] = [
  ...(['overnight-line', 'smuggle', 'airship-line', 'evade', 'private-line'] as const),
  ...(['incite-sedition', 'courier-line', 'sabotage'] as const),
];

/** What the table does next until the guesses are due: plain turns, and the director's steps one after the other. */
const nextStep = (view: View): readonly [Seat, readonly Move[]] => {
  const { phase, turn, initiative, resolving } = view;
  if (phase === 'turn') {
    const { hand = [], records = [] } = view.players[turn.seat] ?? {};
    const [one, other] = PLAIN.filter((card) => hand.includes(card));
    const [card] = records;
    const cards = [one, other].flatMap((each): readonly Move[] =>
      each ? [{ type: 'play-card', card: each }] : [],
    );
    const back: Move = card ? { type: 'retrieve', card } : { type: 'retrieve' };
    return [turn.seat, [...cards, back, { type: 'end-turn' }]];
  }
  if (phase !== 'reveal-politicians') return [initiative, [{ type: phase } as Move]];
  const [asked] = resolving?.waiting ?? [];
  if (asked !== undefined) return [asked, [{ type: 'answer-politician', accept: false }]];
  if (!resolving) return [initiative, [{ type: 'reveal-politician' }]];
  const source = { kind: 'politician', politician: resolving.politician } as const;
  return [initiative, [{ type: 'resolve-text', source, effects: [] }]];
};

test('Final Report after round 14: guesses behind the cover, revealed together, and scored in words', async () => {
  const { play, session } = await layTable({ options });
  const view = () =>
    session.moment.standing.log.game.view(session.moment.standing.log.state, 'table') as View;
  play(0, { type: 'mark-politician', politician: 1 });
  play(1, { type: 'mark-politician', politician: 2 });
  for (let step = 0; step < 200 && view().phase !== 'final-report'; step++) {
    const [seat, moves] = nextStep(view());
    play(seat, ...moves);
  }
  expect(view().phase).toBe('final-report');

  press('Anna’s guesses, in private');
  expect(screen.queryByText('Lay these guesses')).toBeNull();
  press('I am Anna');
  fireEvent.press(screen.getAllByRole('button', { name: 'Italy' }).at(-1) as never);
  press('Lay these guesses');
  expect(view().players[0]).toMatchObject({ hasGuessed: true });
  expect(view().players[0]).not.toHaveProperty('guesses');
  press('Ben’s guesses, in private');
  press('I am Ben');
  fireEvent.press(screen.getAllByRole('button', { name: 'France' }).at(-1) as never);
  press('Lay these guesses');

  // Anna is Britain's: Ben has guessed wrong. Ben is Italy's: Anna has guessed right.
  press(/^Britain: /);
  press('Anna served Britain');
  press(/^Italy: /);
  press('Ben served Italy');
  expect(
    screen.getByLabelText(
      'Anna, Britain: +3 Power. 1 opponent deceived, +1 for all of them, +1 for guessing everybody',
    ),
  ).toBeVisible();
  expect(screen.getByLabelText(/^Ben, Italy: 0 Power\. /)).toBeVisible();
  press('Raise the flags, then Assets');
  expect(view().phase).toBe('over');
  expect(screen.getByText(/ wins with (Britain|Italy), \d+$/)).toBeVisible();
});
