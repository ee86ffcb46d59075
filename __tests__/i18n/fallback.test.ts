import { type AppKey, addWords, speakerOf } from '@/i18n/words';

const english = {
  open: 'Open the letter',
  took: '{{who}} took {{what}}',
  seal: 'Seal it, {{who}}',
  letters_one: '{{count}} letter',
  letters_other: '{{count}} letters',
  stamps_one: '{{count}} stamp',
  stamps_other: '{{count}} stamps',
  turn: 'Turn {{count}}',
};

/** A language somebody has begun with. */
const german = {
  took: '{{who}} nahm {{what}}',
  letters_one: '{{count}} Brief',
  turn: 'Zug {{count}}',
};

const de = speakerOf('de', 'post');

beforeAll(() => {
  addWords('en', { post: english });
  addWords('de', { post: german });
});

describe('what a language lacks is said in English, sentence by sentence', () => {
  test('a text', () => {
    expect(de('took', { who: 'Anna', what: 'x' })).toBe('Anna nahm x');
    expect(de('seal', { who: 'Anna' })).toBe('Seal it, Anna');
    expect(de('open')).toBe('Open the letter');
  });

  test('a form of a text that counts, and no other form instead', () => {
    expect(de('letters', { count: 1 })).toBe('1 Brief');
    expect(de('letters', { count: 3 })).toBe('3 letters');
  });

  test('a text that counts, in the form that English has for the number', () => {
    expect([0, 1, 2].map((count) => de('stamps', { count }))).toEqual(['0 stamps', '1 stamp', '2 stamps']);
    // French says "0 timbre"; the English sentence stays English.
    expect(speakerOf('fr', 'post')('stamps', { count: 0 })).toBe('0 stamps');
  });

  test('but not a text that only mentions a number', () => {
    expect(de('turn', { count: 2 })).toBe('Zug 2');
  });
});

test('what nobody says is shown by its key', () => {
  expect(de('nobody.says')).toBe('nobody.says');
  expect(de('nobody.says', { count: 1 })).toBe('nobody.says');
});

describe('a value is said as it is, whatever it looks like', () => {
  const took = (who: string) => speakerOf('en', 'post')('took', { who, what: 'it' });

  test.each(['{{what}}', '{{who}}', '$&', '$1', '$`', '<b>', '__proto__', 'constructor', ' ', ''])(
    '%j',
    (who) => {
      expect(took(who)).toBe(`${who} took it`);
    },
  );

  test('from right to left it is kept apart from the sentence', () => {
    expect(took('محمد')).toBe('\u2068محمد\u2069 took it');
  });
});

describe('a text that is said without a value that it needs', () => {
  const took = (values?: Readonly<Record<string, string>>) => speakerOf('en', 'post')('took', values);

  test('is an error that names text and value', () => {
    expect(() => took({ who: 'Anna' })).toThrow('"took" of post was said without its "what".');
    expect(() => took()).toThrow('without its "who"');
  });

  test('takes no value that every object inherits', () => {
    addWords('en', { inherited: { text: 'It is {{constructor}}' } });
    expect(() => speakerOf('en', 'inherited')('text', {})).toThrow('without its "constructor"');
  });

  test('has a gap for a user, and is no error', () => {
    const production = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    try {
      expect(took({ who: 'Anna' })).toBe('Anna took ');
    } finally {
      production.restore();
    }
  });
});

test('the app knows the name of a game before its own words have come', () => {
  expect(speakerOf('de', 'spymaster')('name')).toBe('SpyMaster');
  expect(speakerOf('en', 'spymaster')('phase.none')).toBe('phase.none');
});

test('a key of the app is checked when it is compiled, without its form', () => {
  const keys: readonly AppKey[] = ['common.back', 'common.players'];
  // @ts-expect-error -- a form is chosen by the number
  const form: AppKey = 'common.players_one';
  // @ts-expect-error -- nobody says that
  const unknown: AppKey = 'common.nobody-says';
  const said = speakerOf('en', 'app');
  expect([...keys, form, unknown].map((key) => said(key, { count: 2 }))).toEqual([
    'Back',
    '2 players',
    '2 player',
    unknown,
  ]);
});
