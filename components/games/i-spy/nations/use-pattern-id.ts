import { useId } from 'react';

/** A name that nothing else on the page has, in letters that a reference may hold. */
export const usePatternId = (): string => `pattern-${useId().replace(/[^a-zA-Z0-9]/g, '')}`;
