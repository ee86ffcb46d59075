import { PRACTICE_MAP } from '@/rules/i-spy/box/practice-map';
import { practiceOnMap } from '@/rules/i-spy/box/practice';
import { ACTION_CARDS, type Card } from '@/rules/i-spy/model/pieces';
import { knownFrom } from '@/rules/i-spy/model/prints';
import { isAdjacent, relationOf, RELATIONS, whereDisplaced } from '@/rules/i-spy/questions/places';
import { coerceAsks, mayCoerce, mayPlay, playAsks, type PlayFacts } from '@/rules/i-spy/questions/cards';
import { layOnMap } from './support/map-table';
import { adam, emily, play } from './support/table';

const bare = { tags: 0, othersTagged: false, adjacent: false, onAirshipRoute: false, inCapital: false };
const ask = (card: Card, facts: Partial<PlayFacts> = {}) => {
  const { allowed, rule, because, mends } = mayPlay({ card, ...bare, ...facts });
  return [allowed, rule, because.key, ...mends.map(({ key }) => key)];
};

describe('[IS-24] can I play this card here?', () => {
  test('[IS-24] what asks for nothing, always', () => {
    expect(playAsks({ card: 'smuggle' })).toEqual([]);
    expect(ask('smuggle')).toEqual([true, 'IS-24', 'check.play.always']);
    expect(ask('sabotage')).toEqual([true, 'IS-24', 'check.play.sabotage']);
  });

  test('[IS-24] a text that the book does not tell is left to the print', () => {
    expect(ask('incite-sedition')).toEqual([true, 'IS-24', 'check.play.print']);
    expect(ask('evade')).toEqual([true, 'IS-24', 'check.play.print']);
  });

  test('[IS-31] [IS-35] Trace and Extort', () => {
    expect(playAsks({ card: 'extort' })).toEqual(['tagged', 'adjacent']);
    expect(ask('trace', { adjacent: true })).toEqual([true, 'IS-24', 'check.play.yes']);
    expect(ask('trace')).toEqual([false, 'IS-31', 'why.IS-31.not-adjacent', 'check.play.go-near']);
    expect(ask('extort', { adjacent: true })).toEqual([
      false,
      'IS-35',
      'why.IS-35.not-tagged',
      'check.play.tag-first',
    ]);
    expect(ask('extort', { adjacent: true, tags: 1 })[0]).toBe(true);
    expect(ask('trace', { option: 2, adjacent: true, tags: 4 })).toEqual([
      false,
      'IS-35',
      'why.IS-35.five-tags',
    ]);
    expect(ask('trace', { option: 2, adjacent: true, tags: 5 })[0]).toBe(true);
  });

  test('[IS-34] [IS-35] Airship Line, Blackmail and Misdirect', () => {
    expect(ask('airship-line')).toEqual([
      false,
      'IS-34',
      'why.IS-34.no-airship-route',
      'check.play.go-to-route',
    ]);
    expect(ask('airship-line', { onAirshipRoute: true })[0]).toBe(true);
    expect(ask('blackmail')).toEqual([false, 'IS-35', 'why.IS-35.nobody-tagged', 'check.play.tag-first']);
    expect(ask('blackmail', { othersTagged: true })[0]).toBe(true);
    expect(ask('misdirect', { tags: 1 })[0]).toBe(true);
  });

  test('[IS-24] what the box knows is asked too', () => {
    const prints = knownFrom(practiceOnMap({ seatCount: 2, startSeat: 0 }).openPrints);
    expect(playAsks({ card: 'incite-sedition', prints })).toEqual(['in-capital']);
    expect(ask('incite-sedition', { prints })).toEqual([
      false,
      'IS-24',
      'why.IS-24.not-in-capital',
      'check.play.enter-first',
    ]);
  });

  test('[IS-24] the answer is that of the moves', () => {
    for (const card of ACTION_CARDS)
      for (const [one, other] of [
        ['praha', 'wien'],
        ['praha', 'riga'],
        ['munchen', 'riga'],
      ] as const)
        for (const tags of [0, 1]) {
          const table = layOnMap({ seats: 2, at: [one, other], players: [{}, { tags }] });
          const needed = ['trace', 'extort', 'misdirect'].includes(card);
          const why = table.why(adam, play(card, needed ? { target: emily } : {}));
          const adjacent = relationOf(PRACTICE_MAP, one, other) === 'normal-route';
          const facts = { ...bare, card, tags, adjacent, onAirshipRoute: one === 'munchen' };
          expect([card, one, other, tags, why.length === 0]).toEqual([
            card,
            one,
            other,
            tags,
            mayPlay(facts).allowed,
          ]);
        }
  });
});

describe('[IS-31] is this spy adjacent?', () => {
  test('[IS-31] by a Normal Route or in the same Capital, else not', () => {
    expect(RELATIONS.map((relation) => isAdjacent(relation).allowed)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('[IS-32] beside a Capital one enters it, free; elsewhere Tickets help', () => {
    expect(RELATIONS.map((relation) => isAdjacent(relation).mends.map(({ key }) => key))).toEqual([
      [],
      [],
      ['check.play.go-near'],
      ['check.adjacent.enter'],
      ['check.play.go-near'],
    ]);
  });

  test('[IS-31] as the map tells it', () => {
    const of = (one: string, other: string) => relationOf(PRACTICE_MAP, one, other);
    expect([of('praha', 'wien'), of('berlin-1', 'berlin-2'), of('milano', 'munchen')]).toEqual([
      'normal-route',
      'same-capital',
      'airship-route',
    ]);
    expect([of('leipzig', 'berlin-1'), of('berlin-1', 'leipzig'), of('dover', 'berlin-1')]).toEqual([
      'outlet-and-capital',
      'outlet-and-capital',
      'further',
    ]);
  });
});

describe('[IS-36] where may a displaced spy go?', () => {
  const ask36 = (map: typeof PRACTICE_MAP, spies: readonly (string | undefined)[]) => {
    const { regions, because } = whereDisplaced({ map, spies, displaced: 1, from: 'milano', moved: [0] });
    return [because.key, [...regions].sort()];
  };

  test('[IS-36] to what is vacant beside, else in turn, else anywhere', () => {
    expect(ask36(PRACTICE_MAP, ['milano', undefined, 'zurich'])).toEqual([
      'check.displaced.vacant',
      ['firenze', 'geneve', 'marseille', 'venezia'],
    ]);
    const narrow = (...routes: readonly (readonly [string, string])[]) => ({
      ...PRACTICE_MAP,
      routes: routes.map((regions) => ({ regions })),
    });
    const chain = narrow(['milano', 'zurich'], ['zurich', 'geneve']);
    expect(ask36(chain, ['milano', undefined, 'zurich'])).toEqual(['check.displaced.in-turn', ['zurich']]);
    expect(ask36(narrow(), ['milano', undefined])[0]).toBe('check.displaced.anywhere');
  });
});

describe('[IS-37] [IS-38] what may I do with this coerced card?', () => {
  const coerced = (card: Card, player: 'coercer' | 'opponent', facts: Partial<PlayFacts> = {}) => {
    const { allowed, because, holds, mends } = mayCoerce({ card, player, ...bare, ...facts });
    return {
      allowed,
      because: because.key,
      holds: holds.map(({ key }) => key),
      mends: mends.map(({ key }) => key),
    };
  };

  test('[IS-37] nothing with a Special Action Card', () => {
    expect(coerced('photographer', 'coercer')).toMatchObject({
      allowed: false,
      because: 'why.IS-37.special',
    });
  });

  test('[IS-38] play it oneself, with Assets and Tickets for the pool', () => {
    expect(coerced('private-line', 'coercer').holds).toEqual([
      'check.coerce.coercer.tickets',
      'check.coerce.coercer.assets',
      'check.coerce.coercer.records',
    ]);
    expect(coerced('misdirect', 'coercer', { tags: 1 }).holds).toContain('check.coerce.coercer.coerce');
    expect(coerced('courier-line', 'coercer').holds).toContain('check.coerce.coercer.courier-line');
  });

  test('[IS-38] put the opponent to it, within limits', () => {
    expect(coerced('overnight-line', 'opponent').holds).toEqual([
      'check.coerce.opponent.tickets',
      'check.coerce.opponent.capitals',
      'check.coerce.opponent.assets',
      'check.coerce.opponent.records',
    ]);
    expect(coerced('blackmail', 'opponent', { othersTagged: true }).holds).toContain(
      'check.coerce.opponent.tokens',
    );
  });

  test('[IS-38] whoever is coerced has a Tag: Misdirect and Blackmail need no other', () => {
    expect(coerced('misdirect', 'coercer')).toMatchObject({ allowed: true, mends: [] });
    expect(coerced('blackmail', 'coercer').allowed).toBe(true);
    expect(coerced('blackmail', 'opponent').because).toBe('why.IS-35.nobody-tagged');
    expect(coerced('extort', 'coercer', { adjacent: true }).because).toBe('why.IS-35.not-tagged');
    const asked = (card: Card, player: 'coercer' | 'opponent') => coerceAsks({ card, player, ...bare });
    expect([asked('misdirect', 'coercer'), asked('misdirect', 'opponent')]).toEqual([[], []]);
    expect([asked('blackmail', 'coercer'), asked('blackmail', 'opponent')]).toEqual([
      [],
      ['somebody-tagged'],
    ]);
    expect(asked('extort', 'coercer')).toEqual(['tagged', 'adjacent']);
  });

  test('[IS-38] the opponent plays Misdirect without coercing, Tag or no Tag, as in a match', () => {
    for (const tags of [0, 1])
      expect(coerced('misdirect', 'opponent', { tags })).toEqual({
        allowed: true,
        because: 'check.coerce.opponent',
        holds: [
          'check.coerce.opponent.coerce',
          'check.coerce.opponent.assets',
          'check.coerce.opponent.records',
        ],
        mends: [],
      });
  });

  test('[IS-37] where the spy cannot play it, the other one or the other card', () => {
    expect(coerced('trace', 'opponent')).toMatchObject({
      allowed: false,
      because: 'why.IS-31.not-adjacent',
      mends: ['check.coerce.not-opponent'],
    });
  });
});
