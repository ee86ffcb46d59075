/* npm run words: the mistakes in the catalogues of i18n/, which fail, and the texts that a language still lacks. */
import path from 'node:path';
import { root } from './lib/run.mjs';
import { checkWords, countTexts, readWords } from './lib/words-check.mjs';

const files = readWords(path.join(root, 'i18n'));
const { mistakes, gaps } = checkWords(files);
for (const gap of gaps) console.log(`missing, said in English: ${gap}`);
for (const mistake of mistakes) console.error(`mistake: ${mistake}`);
console.log(
  `words: ${countTexts(files)} texts in ${Object.keys(files).join(', ')}; ${gaps.length} missing, ${mistakes.length} mistakes`,
);
process.exitCode = mistakes.length > 0 ? 1 : 0;
