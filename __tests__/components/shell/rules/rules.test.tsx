import { fireEvent, screen } from '@testing-library/react-native';
import { RulesScreen } from '@/components/shell/rules/RulesScreen';
import { TopicScreen } from '@/components/shell/rules/TopicScreen';
import { AppText } from '@/components/kit/AppText';
import { router } from '@/__tests__/support/jest/router';
import { openStore, showScreen } from '@/__tests__/support/shell';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const courier = { game: 'courier' };
const search = (typed: string) => fireEvent.changeText(screen.getByLabelText('Search the rules'), typed);

test('rules are found by a word, by their number, and not by nonsense', async () => {
  await showScreen(RulesScreen, await openStore(), courier);
  expect(screen.getByText('3 entries')).toBeVisible();
  search('SIX');
  expect(screen.getByRole('button', { name: 'A six gives another turn., A turn · T-7' })).toBeVisible();
  search('t-9');
  expect(screen.getByText('1 entry')).toBeVisible();
  search('xyzzy');
  expect(screen.getByText('Nothing fits. Try another word.')).toBeVisible();
});

test('the link of a refusal leads to the topic of its rule', async () => {
  const Linked = () => (
    <>
      <AppText level={1}>Rules</AppText>
      <RulesScreen />
    </>
  );
  await showScreen(Linked, await openStore(), { ...courier, rule: 'T-3' });
  expect(router.replace).toHaveBeenLastCalledWith({
    pathname: '/game/[game]/rules/[topic]',
    params: { ...courier, topic: 'values', rule: 'T-3' },
  });
});

test('the rule that was asked for comes first, with its number in small print', async () => {
  await showScreen(TopicScreen, await openStore(), { ...courier, topic: 'turn', rule: 'T-7' });
  expect(screen.getByText('This rule')).toBeVisible();
  expect(screen.getAllByText(/^T-\d$/).map((id) => id.props.children)).toEqual(['T-7', 'T-1', 'T-2', 'T-6']);
});
