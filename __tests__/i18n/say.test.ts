import { speaker } from '@/__tests__/support/all-words';
import { type Language } from '@/i18n/languages';
import { say } from '@/i18n/say';
import { addWords } from '@/i18n/words';
import { message, number, piece, seat, text } from '@/rules/core/message';

const names = ['Anna', 'محمد'];
const seatName = (at: number): string => names[at] ?? '?';
const speak = (language: Language) => speaker(language, 'courier');

beforeAll(() => {
  addWords('en', {
    courier: {
      took: '{{who}} took {{what}}',
      letters_one: '{{count}} letter',
      letters_other: '{{count}} letters',
      'piece.seal': 'the seal',
    },
  });
  addWords('fr', {
    courier: {
      took: '{{who}} a pris {{what}}',
      letters_one: '{{count}} lettre',
      letters_other: '{{count}} lettres',
      'piece.seal': 'le sceau',
      hint: 'Regardez : « Réservé à… » ; prêt ? Oui !',
    },
  });
});

test('a seat is named and a piece is translated', () => {
  const took = message('took', { who: seat(0), what: piece('seal') });
  expect(say(speak('en'), took, { seatName })).toBe('Anna took the seal');
  expect(say(speak('fr'), took, { seatName })).toBe('Anna a pris le sceau');
});

test('no line of French begins with its punctuation', () => {
  expect(speak('fr')('hint')).toBe('Regardez\u00a0: «\u00a0Réservé à…\u00a0»\u00a0; prêt\u00a0? Oui\u00a0!');
});

test('what an owner typed stays as typed, markup and all', () => {
  const took = message('took', { who: seat(0), what: text('<b>{{x}} & co</b>') });
  expect(say(speak('en'), took, { seatName })).toBe('Anna took <b>{{x}} & co</b>');
});

test('a name from right to left is isolated from its sentence', () => {
  const took = message('took', { who: seat(1), what: piece('seal') });
  expect(say(speak('en'), took, { seatName })).toBe('\u2068محمد\u2069 took the seal');
});

test.each([
  ['en', 0, '0 letters'],
  ['en', 1, '1 letter'],
  ['en', 2, '2 letters'],
  ['fr', 0, '0 lettre'],
  ['fr', 1, '1 lettre'],
  ['fr', 2, '2 lettres'],
  ['fr', 1_000_000, '1000000 lettres'],
] as const)('%s counts %d', (language, value, expected) => {
  expect(say(speak(language), message('letters', { count: number(value) }), { seatName })).toBe(expected);
});

test('what a game lacks is looked for among the words of the app', () => {
  expect(say(speak('de'), message('common.points', { count: number(3) }), { seatName })).toBe('3 Punkte');
});

test('French says 0 agent, English 0 Agents', () => {
  const agents = (language: Language) => speaker(language, 'spy-connection')('count.agents', { count: 0 });
  expect(agents('fr')).toBe('0 agent');
  expect(agents('en')).toBe('0 Agents');
});
