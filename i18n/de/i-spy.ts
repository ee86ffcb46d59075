import { translationOf } from '../catalogue';
import { type iSpy as en } from '../en/i-spy';

export const iSpy = translationOf<typeof en>()({
  name: 'I, Spy',
  tagline: 'Unterlagen sammeln, Nationen lenken',
});
