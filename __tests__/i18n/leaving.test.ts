import iSpyDe from '@/i18n/de/i-spy.json';
import spyConnectionDe from '@/i18n/de/spy-connection.json';
import spyMasterDe from '@/i18n/de/spymaster.json';
import iSpyEn from '@/i18n/en/i-spy.json';
import spyConnectionEn from '@/i18n/en/spy-connection.json';
import spyMasterEn from '@/i18n/en/spymaster.json';
import iSpyFr from '@/i18n/fr/i-spy.json';
import spyConnectionFr from '@/i18n/fr/spy-connection.json';
import spyMasterFr from '@/i18n/fr/spymaster.json';

const OURS = { en: 'our ruling', de: /unsere (Auslegung|Regel)/, fr: /notre (interprétation|choix|règle)/ };
const WINS = { en: 'cannot win', de: 'nicht mehr gewinnen', fr: 'ne peut plus gagner' };

describe.each([
  ['SC-58', { en: spyConnectionEn, de: spyConnectionDe, fr: spyConnectionFr }],
  ['SM-45', { en: spyMasterEn, de: spyMasterDe, fr: spyMasterFr }],
  ['IS-65', { en: iSpyEn, de: iSpyDe, fr: iSpyFr }],
] as const)('[%s] what leaving means', (_, catalogues) => {
  test.each(['en', 'de', 'fr'] as const)(
    'is said before it is done, as a ruling of ours (%s)',
    (language) => {
      const said = catalogues[language]['leave.before'];
      expect(said).toMatch(OURS[language]);
      expect(said).toMatch(WINS[language]);
    },
  );
});

test('[SM-45] the hand, a File not taken, the pawn and the card are named', () => {
  const said = [
    [spyMasterEn, /hand .*discard pile.*no bonus.*File.*pawn and SpyMaster card/],
    [spyMasterDe, /Hand .*Ablagestapel.*keinen Bonus.*Akte.*Figur und SpyMaster-Karte/],
    [spyMasterFr, /main .*défausse.*aucun bonus.*dossier.*pion et la carte SpyMaster/],
  ] as const;
  for (const [words, expected] of said) expect(words['leave.before']).toMatch(expected);
});
