import { spyConnectionBox } from './spy-connection-box';
import { spyConnectionPlay } from './spy-connection-play';
import { spyConnectionRules } from './spy-connection-rules';
import { spyConnectionUi } from './spy-connection-ui';

export const words = { ...spyConnectionBox, ...spyConnectionPlay, ...spyConnectionRules, ...spyConnectionUi };
