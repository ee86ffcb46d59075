export const iSpy = {
  name: 'I, Spy',
  tagline: 'Gather Records, sway the Nations',
} as const;
