import { translationOf } from '../catalogue';
import { type spymaster as en } from '../en/spymaster';

export const spymaster = translationOf<typeof en>()({
  name: 'SpyMaster',
  tagline: 'Couper les dossiers, mener les agents',
});
