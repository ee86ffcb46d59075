import { inks, type Inks } from './inks';
import { references } from './ink-variables';

const variables = references(inks.light);

/** As the colours of the kit they are variables, so that a page is painted at once in the right scheme. */
export const useInks = (): Inks => variables;
