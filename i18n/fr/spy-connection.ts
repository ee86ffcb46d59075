import { translationOf } from '../catalogue';
import { type spyConnection as en } from '../en/spy-connection';

export const spyConnection = translationOf<typeof en>()({
  name: 'Spy Connection',
  tagline: 'Tisser un réseau, accomplir des missions',
});
