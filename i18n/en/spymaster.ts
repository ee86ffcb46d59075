export const spymaster = {
  name: 'SpyMaster',
  tagline: 'Cut the Files, run the Agents',
} as const;
