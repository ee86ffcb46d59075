/** Names that every language translates: the four of the book first, then those of our practice board. */
export const CITY_NAMES = [
  ...['london', 'berlin', 'lagos', 'cairo'],
  ...['madrid', 'oslo', 'rome'],
  ...['dakar', 'nairobi', 'tunis'],
  ...['havana', 'boston', 'denver', 'mexico-city', 'vancouver'],
  ...['lima', 'bogota', 'quito', 'montevideo', 'santiago'],
  ...['delhi', 'tokyo', 'hanoi', 'seoul', 'tashkent'],
  ...['sydney', 'auckland', 'manila', 'perth', 'suva'],
] as const;
