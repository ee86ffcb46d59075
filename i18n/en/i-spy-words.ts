import { iSpyBox } from './i-spy-box';
import { iSpyDoors } from './i-spy-doors';
import { iSpyMap } from './i-spy-map';
import { iSpyMapUi } from './i-spy-map-ui';
import { iSpyPlay } from './i-spy-play';
import { iSpyRules } from './i-spy-rules';
import { iSpySaid } from './i-spy-said';
import { iSpyUi } from './i-spy-ui';
import { iSpyWhy } from './i-spy-why';

export const words = {
  ...iSpyBox,
  ...iSpyPlay,
  ...iSpySaid,
  ...iSpyWhy,
  ...iSpyRules,
  ...iSpyUi,
  ...iSpyDoors,
  ...iSpyMap,
  ...iSpyMapUi,
};
