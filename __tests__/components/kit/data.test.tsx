import { fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Columns } from '@/components/kit/Grid';
import { DataTable } from '@/components/kit/DataTable';
import { initialOf } from '@/components/kit/theme/seats';
import { intoLanes, Track } from '@/components/kit/Track';
import { ListRow } from '@/components/kit/ListRow';
import { Progress } from '@/components/kit/Progress';
import { RoundTrack } from '@/components/kit/RoundTrack';
import { Screen } from '@/components/kit/Screen';
import { SeatBadge } from '@/components/kit/SeatBadge';
import { Stamp } from '@/components/kit/Stamp';
import { renderKit } from '@/__tests__/support/render-kit';

test('AppText is a heading when it is given a level', () => {
  renderKit(
    <AppText variant="heading" level={2}>
      Missions
    </AppText>,
  );
  expect(screen.getByRole('heading', { name: 'Missions' })).toHaveProp('aria-level', 2);
});

test('Card names its page', () => {
  renderKit(
    <Card tab="No. 7" title="Madrid">
      <Text>inside</Text>
    </Card>,
  );
  expect(screen.getByText('No. 7')).toBeOnTheScreen();
  expect(screen.getByRole('heading', { name: 'Madrid' })).toBeOnTheScreen();
  expect(screen.getByText('inside')).toBeOnTheScreen();
});

test('ListRow is one button with all its words', () => {
  const press = jest.fn();
  renderKit(<ListRow title="Resume" detail="Round 5" onPress={press} />);
  fireEvent.press(screen.getByRole('button', { name: 'Resume, Round 5' }));
  expect(press).toHaveBeenCalled();
});

test('ListRow without an action is no button', () => {
  renderKit(<ListRow title="Supply" trailing={<Text>7</Text>} />);
  expect(screen.queryByRole('button')).not.toBeOnTheScreen();
});

test('Progress says how far it is', () => {
  renderKit(<Progress label="Checklist" value={2} max={5} />);
  const bar = screen.getByRole('progressbar', { name: 'Checklist' });
  expect(bar).toHaveAccessibilityValue({ now: 2, min: 0, max: 5, text: '2/5' });
});

test('Track reads everybody out, the first one first', () => {
  const markers = [
    { id: 'a', label: 'Anna', value: 3, badge: <Text>A</Text> },
    { id: 'b', label: 'Bo', value: 12, badge: <Text>B</Text> },
  ];
  renderKit(<Track label="Power" max={38} markers={markers} />);
  expect(screen.getByRole('img', { name: 'Power: Bo 12, Anna 3' })).toBeOnTheScreen();
});

test('RoundTrack says which round it is', () => {
  renderKit(<RoundTrack label="Round 5 of 14" current={5} count={14} stops={[3, 6]} />);
  expect(screen.getByRole('progressbar', { name: 'Round 5 of 14' })).toHaveAccessibilityValue({
    now: 5,
    max: 14,
  });
});

test('DataTable has heads, and a row reads like a sentence', () => {
  renderKit(
    <DataTable
      label="Scores"
      corner="Item"
      columns={[
        { id: '0', label: 'Anna' },
        { id: '1', label: 'Bo' },
      ]}
      rows={[{ id: 'm', label: 'Missions', cells: [12, -3] }]}
    />,
  );
  expect(screen.getByLabelText('Scores')).toHaveProp('role', 'table');
  expect(screen.getByRole('row', { name: 'Missions, Anna 12, Bo -3' })).toBeOnTheScreen();
});

test('SeatBadge is named by person and colour, or by nothing beside a name', () => {
  renderKit(<SeatBadge name="Anna" color="blue" shape="circle" />);
  expect(screen.getByRole('img', { name: 'Anna, blue' })).toBeOnTheScreen();
  screen.rerender(<SeatBadge name="Anna" color="blue" shape="circle" decorative />);
  expect(screen.queryByRole('img')).not.toBeOnTheScreen();
});

test.each([
  ['anna', 'A'],
  ['', '?'],
  ['  élodie', 'É'],
  ['e\u0301lodie', 'E\u0301'],
  ['محمد', 'م'],
  ['👩🏽‍🚀 Zoë', '👩🏽‍🚀'],
  ['👨‍👩‍👧Family', '👨‍👩‍👧'],
  ['🇫🇷France', '🇫🇷'],
  ['ßeta', 'SS'],
  ['Player 2', '2'],
])('the initial of %j is %s', (name, initial) => expect(initialOf(name)).toBe(initial));

test('markers that would cover each other go into lanes', () => {
  const lanes = intoLanes(
    [0, 1, 30, 1].map((value) => ({ value })),
    { min: 0, max: 38, width: 0.1 },
  );
  expect(lanes.map(({ item, lane }) => [item.value, lane])).toEqual([
    [0, 0],
    [1, 1],
    [1, 2],
    [30, 0],
  ]);
});

test('Stamp and Columns show what they are given', () => {
  renderKit(<Columns left={<Stamp label="Last turn" />} right={<Text>right</Text>} />);
  expect(screen.getByText('Last turn')).toBeOnTheScreen();
  expect(screen.getByText('right')).toBeOnTheScreen();
});

test('Screen has a heading and a way back', () => {
  const back = jest.fn();
  renderKit(
    <Screen title="Players" onBack={back} footer={<Text>footer</Text>}>
      <Text>body</Text>
    </Screen>,
  );
  expect(screen.getByRole('heading', { name: 'Players' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(back).toHaveBeenCalled();
  expect(screen.getByText('footer')).toBeOnTheScreen();
});
