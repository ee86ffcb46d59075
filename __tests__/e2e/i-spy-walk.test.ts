import { shot, still, withPage } from './support/browser';
import { tapRegion } from './support/i-spy-table';
import { faultsOf } from './support/inspect';

const phone = { width: 390, height: 844 };
const tablet = { width: 1024, height: 768 };

const words = {
  de: {
    mark: /^Platz (\d) markieren$/,
    deploy: 'In Praha einsetzen',
    hand: 'Erste Karte',
    third: 'Kontakt oder Rückholung',
    contact: /^Berlin, Frankreich \+3: 2/,
    map: 'Plan der Gebiete',
    leave: 'Dabei lassen',
    back: 'Zurück zum Tisch',
    full: 'Vollständig',
  },
  fr: {
    mark: /^Marquer .*(\d)$/,
    deploy: 'Déployer à Praha',
    hand: 'Première carte',
    third: 'Contact ou récupérer',
    contact: /^Berlin, France \+3 ?: 2/,
    map: 'Carte des régions',
    leave: 'Laisser',
    back: 'Retour à la table',
    full: 'Complet',
  },
} as const;

const walks = [
  { language: 'de', locale: 'de-DE', colorScheme: 'light', viewport: phone },
  { language: 'fr', locale: 'fr-FR', colorScheme: 'dark', viewport: tablet },
] as const;

/** Every screen as a stranger meets it: nothing beyond the edge, too small, unnamed or too faint. */
test.each(walks)('$language, $colorScheme: every screen fits and speaks', ({ language, ...visit }) =>
  withPage(visit, async ({ page, problems }) => {
    const { mark, deploy, hand, third, contact, map, leave, back } = words[language];
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
    const look = async (name: string) => {
      await page.waitForLoadState('networkidle');
      await still(page);
      await shot(page, `i-spy-${language}-${name}`);
      expect([name, await faultsOf(page)]).toEqual([name, []]);
    };
    await page.goto('/');
    await page.getByRole('button', { name: /: I, Spy$/ }).click();
    await page.getByTestId('save-mark').waitFor();
    await look('marks');
    for (const place of [0, 1]) await page.getByRole('button', { name: mark }).nth(place).click();
    await look('deploy');
    await tapRegion(page, /^Praha, /, map);
    await press(deploy);
    await page.getByRole('button', { name: third, exact: true }).first().click();
    await look('contacts');
    await press(contact);
    await page.getByText('IS-27').waitFor();
    await look('contact-refused');
    await press(leave);
    await press(back);
    await page.getByRole('button', { name: hand, exact: true }).click();
    await look('hand');
    await page.getByRole('button', { name: /^Overnight Line/ }).click();
    await tapRegion(page, /^Berlin, /, map);
    await look('travel');
    await page.goto('/game/i-spy/setup');
    await page.getByRole('radio', { name: words[language].full, exact: true }).first().click();
    await look('setup');
    await page.goto('/game/i-spy/check');
    const radios = page.getByRole('radiogroup').first().getByRole('radio');
    for (let question = 0; question < 7; question++) {
      await radios.nth(question).click();
      await look(`check-${question + 1}`);
    }
    await page.goto('/game/i-spy/calculator');
    await page.getByRole('radiogroup').first().getByRole('radio').nth(1).click();
    await look('calculator');
    expect(problems).toEqual([]);
  }),
);
