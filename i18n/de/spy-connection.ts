import { translationOf } from '../catalogue';
import { type spyConnection as en } from '../en/spy-connection';

export const spyConnection = translationOf<typeof en>()({
  name: 'Spy Connection',
  tagline: 'Ein Netzwerk spannen, Missionen erfüllen',
});
