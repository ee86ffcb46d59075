/** Of what an owner types: the codecs take no more. */
export const LONGEST_TEXT = 40;
