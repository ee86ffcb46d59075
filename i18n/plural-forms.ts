import type { Words } from './catalogue';

/**
 * French has a form of its own for whole millions ("un million d'agents"), which no table counts to; the
 * ordinary plural stands in for it.
 */
export const withEveryForm = (words: Words): Words => ({
  ...Object.fromEntries(
    Object.entries(words)
      .filter(([key]) => key.endsWith('_other'))
      .map(([key, text]) => [key.replace(/_other$/, '_many'), text]),
  ),
  ...words,
});
