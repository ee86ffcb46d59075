import { renderHook } from '@testing-library/react-native';
import { spyConnectionCard } from '@/components/games/spy-connection/card';
import { useRuleSearch } from '@/components/shell/rules/RulesScreen';
import { loadGameWords } from '@/i18n/spoken';

const found = (typed: string) =>
  renderHook(() => useRuleSearch(spyConnectionCard, typed)).result.current.map(
    ({ topic, rule }) => rule ?? topic.id,
  );

beforeAll(() => loadGameWords(spyConnectionCard.id));

test('a word comes before the middle of another: a tie before cities', () => {
  expect(found('tie').slice(0, 2)).toEqual(['end', 'SC-57']);
  expect(found('tie')).toContain('SC-3');
});

test('a page that is called so comes first', () => {
  expect(found('take back')[0]).toBe('take-back');
  expect(found('turn')[0]).toBe('turn');
});

test('a rule is found by its number, and not one whose number goes on', () => {
  expect(found('sc-1')[0]).toBe('SC-1');
  expect(found('SC-57')).toEqual(['SC-57']);
});
