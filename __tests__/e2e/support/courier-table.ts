import { type Page } from 'playwright-core';
import { seatBegins, toTurnOne } from './setup-table';

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Two people, real cards, every rule, the first begins: as somebody sets it up. Ends in the match. */
export const setUpReal = async (page: Page): Promise<void> => {
  await page.goto('/game/courier/setup');
  await seatBegins(page, 'Player 1');
  await page.getByRole('radio', { name: 'Full' }).click();
  await page.getByRole('radio', { name: 'Real cards' }).click();
  await toTurnOne(page);
};

/** A practice game: the phone draws, hands are hidden. */
export const practise = async (page: Page, origin = ''): Promise<void> => {
  await page.goto(`${origin}/game/courier`);
  await press(page, 'Practice game: Courier');
  await page.getByTestId('save-mark').waitFor();
};

export interface Seen {
  /** Draws and passes of a match in which nothing else happens, as the screen shows them. */
  readonly events: number;
  /** The app says that they are on the disk. */
  readonly saved: boolean;
  readonly readOnly: boolean;
  readonly over: boolean;
}

/** What a person sees on the screen of a match, read in one moment. */
export const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const text = document.body.innerText;
    const left = Number(/Cards in the deck\s+(\d+)/.exec(text)?.[1] ?? NaN);
    const drawn = 12 - left;
    const over = text.includes('The game is over');
    const acting = text.includes('To do: One action');
    return {
      events: drawn * 2 - (acting ? 1 : 0),
      saved: /entr(y|ies), saved/.test(text),
      readOnly: text.includes('Take over'),
      over,
    };
  });

/** Presses at once, also in a window behind another; `false` when there is no such button. */
export const tap = (page: Page, name: RegExp): Promise<boolean> =>
  page.evaluate((pattern) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[role=button]')];
    const wanted = buttons.find((button) =>
      new RegExp(pattern).test(button.getAttribute('aria-label') ?? ''),
    );
    wanted?.click();
    return wanted !== undefined;
  }, name.source);

/** Whatever carries the turn on. */
export const step = (page: Page): Promise<boolean> => tap(page, /^Pass$|has drawn$/);
