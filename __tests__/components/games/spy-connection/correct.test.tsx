import { fireEvent, screen } from '@testing-library/react-native';
import { CorrectScreen } from '@/components/match/correct/CorrectScreen';
import { setNumber } from '@/__tests__/support/set-number';
import { dealt, layTable, press } from './table';

/** In the sheet that came up last. */
const search = (text: string) => {
  const field = screen.getAllByLabelText('Search').at(-1);
  if (!field) throw new Error('nothing to search in');
  fireEvent.changeText(field, text);
};

const corrected = async () => {
  const table = await layTable({}, CorrectScreen);
  table.play('table', dealt);
  table.play(0, { type: 'connect-city', connection: 'paris-madrid' }, { type: 'end-turn' });
  table.play(1, { type: 'connect-city', connection: 'madrid-lisbon' }, { type: 'end-turn' });
  return table;
};

test('whoever is to move is open, with what lies there; empty spaces and the others are put away', async () => {
  await corrected();
  expect(screen.getByRole('button', { name: 'Anna', expanded: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ben', expanded: false })).toBeVisible();
  expect(screen.getByLabelText(/^Supply of Anna, \d+$/)).toBeVisible();
  expect(screen.getByLabelText(/^Anna: Paris–Madrid, space 1, \d+$/)).toBeVisible();
  expect(screen.queryByLabelText(/^Anna: Madrid–Lisbon, space 1, \d+$/)).toBeNull();
  expect(screen.queryByLabelText(/^Supply of Ben, \d+$/)).toBeNull();
  expect(screen.queryAllByRole('radio')).toHaveLength(0);
});

test('a disc that somebody recounted is told where it lies in two taps', async () => {
  const { state } = await corrected();
  setNumber('Supply of Anna', 11);
  expect(screen.getByText('1 missing')).toBeVisible();
  press('Where does it lie?');
  search('berlin, sp');
  press('Anna: Paris–Berlin, space 1, 0');
  expect(screen.getByText('All there')).toBeVisible();
  press('Save the correction');
  expect(state().players[0]).toMatchObject({ supply: 11, agents: { rhine: 1 } });
});

test('the Spy is put into another city in two taps', async () => {
  const { state } = await corrected();
  press('Spy of Anna, Madrid');
  press('Paris');
  press('Save the correction');
  expect(state().players[0]?.spy).toBe('paris');
});

test('a few letters find any line, put away or not', async () => {
  await corrected();
  search('whose turn');
  fireEvent.press(screen.getByRole('radio', { name: 'Ben' }));
  expect(screen.getByText('The app expected Anna')).toBeVisible();
  expect(screen.queryByLabelText(/^Supply of Anna, \d+$/)).toBeNull();
});
