export const spyConnection = {
  name: 'Spy Connection',
  tagline: 'Span a network, complete Missions',
} as const;
