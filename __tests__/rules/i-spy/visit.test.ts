import { type Move } from '@/rules/i-spy/game';
import {
  adam,
  coerce,
  contact,
  emily,
  end,
  initiative,
  lay,
  play,
  recruit,
  reward,
  zachary,
} from './support/table';

describe('[IS-22] a turn visits one Capital', () => {
  const inBerlin = play('sabotage', { capital: 'berlin' });

  test('[IS-22] Sabotage and contact in the same Capital are one visit', () => {
    const table = lay().does(adam, inBerlin);
    expect(table.why(adam, contact('berlin'))).toEqual(['IS-27/in-capital']);
  });

  test('[IS-22] a second, different Capital is refused, whichever comes first', () => {
    const sabotaged = lay().does(adam, inBerlin);
    expect(sabotaged.why(adam, contact('paris'))).toEqual(['IS-22/second-capital', 'IS-27/in-capital']);
    const contacted = lay().does(adam, contact('paris'), reward('paris', 1));
    expect(contacted.why(adam, inBerlin)).toEqual(['IS-22/second-capital', 'IS-28/in-capital']);
  });

  test('[IS-22] a Sabotage outside a Capital is no visit, and the next turn may visit another one', () => {
    expect(lay().does(adam, play('sabotage')).why(adam, contact('paris'))).toEqual(['IS-27/in-capital']);
    const table = lay().does(adam, contact('paris'), reward('paris', 1), play('evade'), play('smuggle'), end);
    table.passes(emily, 'evade', 'smuggle').passes(zachary, 'evade', 'smuggle');
    expect(table.why(adam, inBerlin)).toEqual(['IS-28/in-capital']);
  });

  test('[IS-22] what the opponent is put to happens where the opponent stands', () => {
    const coercing = () =>
      lay({ players: [{}, { tags: 1 }] }).does(
        adam,
        contact('paris'),
        reward('paris', 1),
        play('misdirect', { target: emily }),
        initiative(adam),
      );
    const sabotage = (player: 'coercer' | 'opponent') => coerce('sabotage', player, { capital: 'berlin' });
    expect(coercing().why(adam, sabotage('opponent'))).toEqual(['IS-28/in-capital']);
    expect(coercing().why(adam, sabotage('coercer'))).toEqual(['IS-22/second-capital', 'IS-28/in-capital']);
    const put = lay({ players: [{}, { tags: 1 }] }).does(
      adam,
      play('misdirect', { target: emily }),
      initiative(adam),
      sabotage('opponent'),
    );
    expect(put.why(adam, contact('paris'))).toEqual(['IS-27/in-capital']);
  });

  test('[IS-22] a Recruit that a text gives is of the Capital that was visited', () => {
    const recruits: Move = {
      type: 'resolve-text',
      source: { kind: 'card', card: 'evade' },
      effects: [{ kind: 'icon', icon: 'recruit' }],
    };
    const after = (first: Move) => lay({ players: [{ supply: 9 }] }).does(adam, first, play('evade'));
    expect(after(inBerlin).does(adam, recruits).why(adam, recruit(7, 5))).toEqual(['IS-41/not-there']);
    expect(after(inBerlin).does(adam, recruits).why(adam, recruit(1, 5))).toEqual([]);
    const inRome = play('sabotage', { capital: 'rome' });
    expect(after(inRome).why(adam, recruits)).toEqual(['IS-24/impossible']);
  });
});
