import { type BaseMove, type GameModule } from '@/rules/core/contract';
import { loadLog } from '@/rules/core/log/load';
import { type Actor } from '@/rules/core/seat';
import { full, type Move } from '@/rules/i-spy/game';
import { type State } from '@/rules/i-spy/model/state';
import { chooseReward } from '@/rules/i-spy/moves/choose-reward';
import {
  adam,
  coerce,
  contact,
  control,
  emily,
  end,
  initiative,
  lay,
  mark,
  play,
  reward,
  tableOptions,
  tagFor,
} from './support/table';

/** A move as version 1 stored it, in the form of today. */
const migrated = (state: State, move: BaseMove & Readonly<Record<string, unknown>>) =>
  full.earlier?.migrate(1, state, { actor: adam, move });
const old = (place: number) => ({ type: 'choose-reward', reward: place });

test('[IS-27] a reward was a place on the Contact card and is what the card shows', () => {
  const paris = lay().does(adam, contact('paris')).state;
  expect(migrated(paris, old(1))).toEqual(chooseReward.make({ reward: { kind: 'icon', icon: 'resupply' } }));
  expect(migrated(paris, old(2))).toEqual(
    chooseReward.make({ reward: { kind: 'icon', icon: 'scandalize' } }),
  );
  const berlin = lay().does(adam, contact('berlin')).state;
  expect(migrated(berlin, old(1))).toEqual(chooseReward.make({ reward: { kind: 'tickets', count: 2 } }));
});

test('[IS-24] a reward that was not owed still is not', () => {
  const { state } = lay();
  expect(full.check(state, adam, migrated(state, old(2)) as never)).toMatchObject([
    { rule: 'IS-24', code: 'nothing-owed' },
  ]);
});

test('[IS-27] other moves are stored as ever', () => {
  const { state } = lay();
  for (const move of [contact('paris'), control(3), end]) expect(migrated(state, move)).toEqual(move);
});

test('[IS-30] [IS-38] a Tag for Tickets was of the first who could take it, and is of the Spy that it names', () => {
  const since = (state: State) =>
    full.earlier?.migrate(2, state, { actor: adam, move: { type: 'take-tag-for-tickets' } });
  const begun = lay({ players: [{}, { tags: 1 }] }).does(
    adam,
    play('misdirect', { target: emily }),
    initiative(adam),
    coerce('private-line', 'opponent'),
  );
  expect(since(begun.state)).toEqual(tagFor(emily));
  expect(since(lay().does(adam, play('private-line')).state)).toEqual(tagFor(adam));
  // Version 2 let the coerced Spy take it after other cards too.
  const late = since(begun.does(adam, play('smuggle')).state) as Move;
  expect(late).toEqual({ ...tagFor(emily), late: true });
  expect(begun.does(adam, late).player(emily).tags).toBe(2);
});

const made: readonly (readonly [Actor, object])[] = [
  [adam, mark(1)],
  [emily, mark(2)],
  [adam, play('smuggle')],
  [adam, contact('st-petersburg')],
  [adam, old(2)],
  [adam, control(9)],
  [adam, play('overnight-line')],
];
const CONTACT = 4;

/** As version 1 stored it. */
const journal = (...more: readonly object[]) => [
  ...made.map(([actor, move], at) => ({
    ...{ kind: 'append', at },
    events: [{ id: at + 1, group: at + 1, actor, move }],
  })),
  ...more,
];

const load = (entries: readonly object[]) =>
  loadLog(full as unknown as GameModule, { options: tableOptions(2), entries, version: 1 });

test('[IS-27] a journal of version 1 loads, with what was undone', () => {
  const { log, refusal, misfit } = load(journal({ kind: 'undo', at: 8, steps: 3 }));
  expect({ refusal, misfit }).toEqual({});
  expect((log.state as State).turn.owed).toMatchObject([{ kind: 'reward', capital: 'st-petersburg' }]);
  log.redo(3, 9);
  expect(log.events.map(({ move }) => move)).toContainEqual(reward('st-petersburg', 2));
  expect((log.state as State).tiles[9]).toMatchObject({ tokens: [adam] });
});

test('[IS-27] a contact that version 1 amended gives the reward that it gave then', () => {
  const amended = { id: CONTACT, group: CONTACT, actor: adam, move: contact('rome') };
  const { log, refusal, misfit } = load(
    journal({ kind: 'rewrite', at: 9, amended, dropped: [6], overruled: [] }),
  );
  expect({ refusal, misfit }).toEqual({});
  expect(log.events.map(({ move }) => move)).toContainEqual(reward('rome', 2));
  expect((log.state as State).turn.agenda).toEqual(['smuggle', 'overnight-line']);
});

test('[IS-27] where both rewards are the same, there is one to choose', () => {
  const { prints } = lay().state;
  const rewards = [{ kind: 'other' }, { kind: 'other' }] as const;
  const paris = { ...prints.contacts.paris!, rewards };
  const table = lay({ state: { prints: { ...prints, contacts: { ...prints.contacts, paris } } } });
  table.does(adam, contact('paris'));
  const offers = full.offers(table.state, adam, adam).filter(({ id }) => id.startsWith('choose-reward'));
  expect(offers).toMatchObject([{ id: 'choose-reward/other', violations: [] }]);
  table.does(adam, chooseReward.make({ reward: { kind: 'other' } }));
  expect(table.debts()).toMatchObject({ text: 1 });
});
