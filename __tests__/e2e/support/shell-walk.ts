import { type Page } from 'playwright-core';
import { tell } from '../../support/soak';
import { shot, still, withPage } from './browser';
import { faultsOf } from './inspect';
import { nameSeats, setupWords } from './setup-table';

const sizes = { phone: [390, 844], turned: [844, 390], tablet: [1024, 768] } as const;
const locales = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' } as const;

type Language = keyof typeof locales;
type Scheme = 'dark' | 'light';
type Size = keyof typeof sizes;
type Combination = readonly [Language, Scheme, Size];

/** Every language in both themes, every size in both themes. */
const six: readonly Combination[] = [
  ['en', 'dark', 'phone'],
  ['en', 'light', 'turned'],
  ['fr', 'dark', 'turned'],
  ['fr', 'light', 'tablet'],
  ['de', 'dark', 'tablet'],
  ['de', 'light', 'phone'],
];

const all = (['en', 'fr', 'de'] as const).flatMap((language) =>
  (['dark', 'light'] as const).flatMap((scheme) =>
    (['phone', 'turned', 'tablet'] as const).map((size): Combination => [language, scheme, size]),
  ),
);

const words = {
  en: {
    ...{ begin: 'All done', more: /^More for/, restore: 'Paste a text' },
    ...{
      menu: 'Menu',
      drawn: /has drawn$/,
      pay: /^Pay a coin/,
      practice: /^Practice game/,
      secret: / only$/,
    },
  },
  fr: {
    ...{ begin: 'Tout est prêt', more: /^Plus pour/ },
    ...{ restore: 'Coller un texte', menu: 'Menu', drawn: /a pioché$/, pay: /^Payer une pièce/ },
    ...{ practice: /^Partie d’entraînement/, secret: / uniquement$/ },
  },
  de: {
    ...{ begin: 'Alles liegt da', more: /^Mehr zu/ },
    ...{ restore: 'Text einfügen', menu: 'Menü', drawn: /hat gezogen$/, pay: /^Eine Münze zahlen/ },
    ...{ practice: /^Übungspartie/, secret: /^Nur für/ },
  },
} as const;

const people = ['Anna', 'محمد', 'Maximiliane-Theodora von Hohenstein'] as const;

const BACK = /^(Back|Retour|Zurück)$/;

/** Each real game, and a kind of piece in its box. */
const boxes = { 'spy-connection': 'mission', spymaster: 'mission', 'i-spy': 'politician' } as const;

/** The screen is there: it is not busy, its words have come, and whatever slides in has arrived. */
const settled = async (page: Page, language: Language): Promise<void> => {
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[role=heading],h1,h2')].some((heading) => heading.checkVisibility()) &&
      ![...document.querySelectorAll('[aria-busy=true]')].some((element) => element.checkVisibility()),
  );
  await still(page);
};

/** Looks at screens one after the other, and keeps what is wrong with them. */
const walker = (page: Page, [language, scheme, size]: Combination) => {
  const faults: string[] = [];
  const look = async (name: string) => {
    await settled(page, language);
    await shot(page, `walk/${language}-${scheme}-${size}/${name}`);
    faults.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`));
  };
  const visit = async (path: string, name: string) => {
    await page.goto(path);
    await look(name);
  };
  return { faults, look, visit };
};

/** What is each real game's own: its doors without a match, and its box. */
const walkGames = async (page: Page, combination: Combination): Promise<readonly string[]> => {
  const { faults, visit } = walker(page, combination);
  await visit('/', 'home-posters');
  for (const game of Object.keys(boxes)) await visit(`/game/${game}`, `${game}-doors`);
  for (const [game, kind] of Object.entries(boxes))
    for (const path of ['check', 'setup?opened=at-the-end', 'box', `box/${kind}`, 'box/share']) {
      await visit(`/game/${game}/${path}`, `${game}-${path.replace(/\W/g, '-')}`);
      // Where there is no such game or kind, there is no way back, only home.
      if (!(await page.getByRole('button', { name: BACK }).count())) faults.push(`no ${game}/${path}`);
    }
  await visit('/box', 'box-import');
  return faults;
};

const walk = async (page: Page, combination: Combination): Promise<readonly string[]> => {
  const { faults, look, visit } = walker(page, combination);
  const t = words[combination[0]];
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

  await visit('/', 'home-first');
  await visit('/game/courier', 'game');
  await visit('/game/courier/setup', 'setup');
  const s = setupWords[combination[0]];
  await nameSeats(page, people, s);
  await look('setup-named');
  await press(/^Anna, /);
  await look('setup-seat');
  await page.keyboard.press('Escape');
  await press(s.spin);
  await page.getByRole('button', { name: s.layOut }).waitFor();
  await look('setup-spun');
  await press(s.layOut);
  await page.waitForURL(/\/match\/.*\/checklist/);
  const match = new URL(page.url()).pathname.replace('/checklist', '');
  await page.getByRole('checkbox').first().click();
  await look('checklist');
  await press(t.begin);
  await page.waitForURL((url) => url.pathname === match);
  await look('match');
  await press(t.menu);
  await look('menu');
  await page.keyboard.press('Escape');
  await press(t.drawn);
  await press(t.pay);
  await look('refusal');
  await page.keyboard.press('Escape');
  await visit(`${match}/history`, 'history');
  await page.getByRole('main').getByRole('button').nth(2).click();
  await look('history-entry');
  for (const part of ['correct', 'score', 'glance']) await visit(`${match}/${part}`, part);
  await visit('/', 'home');
  await press(t.more);
  await look('home-menu');
  await page.goto('/game/courier');
  await press(t.practice);
  await page.getByTestId('save-mark').waitFor();
  await press(t.secret);
  await look('secret');
  await visit('/players', 'players');
  await press('Anna');
  await look('player');
  await visit('/game/courier/rules', 'rules');
  await visit('/game/courier/rules?rule=T-3', 'rule');
  await visit('/game/courier/teach', 'teach');
  await visit('/game/courier/check', 'check');
  await visit('/game/courier/score', 'score-door');
  await visit('/settings', 'settings');
  await press(t.restore);
  await look('restore');
  await visit('/about', 'about');
  await visit('/no/such/page', 'not-found');
  await visit('/match/gone', 'match-gone');
  await visit('/game/chess', 'game-gone');
  return faults;
};

/** The walks of one theme; the other's are a file of their own, so that both run at the same time. */
export const walkEveryScreen = (scheme: Scheme): void => {
  const walks = (process.env.SOAK ? all : six).filter((combination) => combination[1] === scheme);
  test.each(walks)(
    'every screen fits and can be used in %s, %s, on a %s',
    async (...combination) => {
      const [language, , size] = combination;
      const [width, height] = sizes[size];
      const viewport = { width, height };
      const visit = { viewport, locale: locales[language], colorScheme: scheme } as const;
      await withPage({ ...visit, build: 'test' }, async ({ page }) => {
        expect(await walk(page, combination)).toEqual([]);
      });
      await withPage(visit, async ({ page }) => {
        expect(await walkGames(page, combination)).toEqual([]);
      });
    },
    360_000,
  );
  afterAll(() => tell(`${walks.length} walks in ${scheme}`));
};
