import { readFileSync } from 'node:fs';
import { type Page } from 'playwright-core';

/** axe-core as text: the test asks the page to run it, since the page's own policy lets no other script in. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(options: object): Promise<{
    violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
  }>;
}

const CONTROLS =
  'button,a[href],input,textarea,select,[role=button],[role=link],[role=checkbox],[role=radio],[role=switch],[role=spinbutton],[role=tab],[role=menuitem]';

/** What is wrong with what is on screen now, in words; nothing when all is well. */
export const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await layoutFaults(page)),
  ...(await axeFaults(page)),
];

const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate((controls) => {
    const faults: string[] = [];
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true]');
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60) ?? '';
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsSideways(element.parentElement));
    // What is turned to face a seat scrolls along the other edge.
    const turned = (element: Element | null): boolean =>
      element !== null &&
      (new DOMMatrix(getComputedStyle(element).transform).b !== 0 || turned(element.parentElement));
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    for (const element of document.querySelectorAll('body *')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || !shown(element)) continue;
      if (
        (right > innerWidth + 1 || left < -1) &&
        !scrollsSideways(element.parentElement) &&
        !turned(element)
      )
        faults.push(`beyond the edge: ${nameOf(element) || element.className}`);
    }
    for (const element of document.querySelectorAll(controls)) {
      if (!shown(element)) continue;
      const { width, height } = element.getBoundingClientRect();
      const name = nameOf(element);
      if (name === '') faults.push(`no name: ${element.outerHTML.slice(0, 120)}`);
      if (Math.min(width, height) < 43.5)
        faults.push(`too small, ${Math.round(width)} × ${Math.round(height)}: ${name}`);
    }
    return [...new Set(faults)];
  }, CONTROLS);

const axeFaults = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
      resultTypes: ['violations'],
      // Experimental, and it takes the comma between two lines and the initial in a badge for other words.
      rules: { 'label-content-name-mismatch': { enabled: false } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  });
};
