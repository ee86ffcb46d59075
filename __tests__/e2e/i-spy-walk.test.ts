import { type Page } from 'playwright-core';
import { shot, still, withPage } from './support/browser';
import { faultsOf } from './support/inspect';

const phone = { width: 390, height: 844 };
const tablet = { width: 1024, height: 768 };

const words = {
  de: {
    mark: /^Platz (\d) markieren$/,
    play: 'Karte spielen',
    travel: 'Reisen, 4 Fahrkarten',
    contact: 'Kontakt aufnehmen',
    full: 'Vollständig',
  },
  fr: {
    mark: /^Marquer .*(\d)$/,
    play: 'Jouer une carte',
    travel: 'Voyager, 4 billets',
    contact: 'Prendre un contact',
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
    const { mark, contact, play, travel } = words[language];
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
    const look = async (name: string) => {
      await page.waitForLoadState('networkidle');
      await still(page);
      await shot(page, `i-spy-${language}-${name}`);
      expect([name, await faultsOf(page)]).toEqual([name, []]);
    };
    const dialog = (at: Page) => at.getByRole('dialog').getByRole('button');
    await page.goto('/');
    await page.getByRole('button', { name: /: I, Spy$/ }).click();
    await page.getByTestId('save-mark').waitFor();
    await look('marks');
    for (const place of [0, 1]) await page.getByRole('button', { name: mark }).nth(place).click();
    await look('deploy');
    await press(/Praha/);
    await press(contact);
    await dialog(page).filter({ hasText: 'Berlin' }).click();
    await page.getByText('IS-27').waitFor();
    await look('contact-refused');
    await page.keyboard.press('Escape');
    await press(play);
    await dialog(page).filter({ hasText: 'Overnight Line' }).click();
    await look('turn');
    await press(travel);
    await look('travel');
    await page.getByRole('dialog').getByRole('radio').last().click();
    await look('travel-list');
    await dialog(page)
      .filter({ hasText: /^Berlin/ })
      .click();
    await press(contact);
    await look('reward');
    await page.goto('/game/i-spy/setup');
    await page.getByRole('radio', { name: words[language].full, exact: true }).first().click();
    await look('setup');
    await page.goto('/game/i-spy/check');
    const radios = page.getByRole('radiogroup').first().getByRole('radio');
    for (let question = 0; question < 8; question++) {
      await radios.nth(question).click();
      await look(`check-${question + 1}`);
    }
    expect(problems).toEqual([]);
  }),
);
