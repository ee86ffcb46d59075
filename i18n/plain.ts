/** For searching: accents, case and kinds of spaces aside. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s/g, ' ').toLowerCase();
