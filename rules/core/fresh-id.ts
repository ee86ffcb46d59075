/** Ids come from what is printed, so that the same piece read in two matches is one in the box. */
export const plainId = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Two pieces that look alike are told apart by a number. */
export const freshId = (base: string, taken: (id: string) => boolean): string => {
  let id = base;
  for (let number = 2; taken(id); number++) id = `${base}-${number}`;
  return id;
};
