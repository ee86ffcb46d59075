import { spyConnectionPlay } from './spy-connection-play';
import { spyConnectionRules } from './spy-connection-rules';
import { spyConnectionUi } from './spy-connection-ui';

export const words = { ...spyConnectionPlay, ...spyConnectionRules, ...spyConnectionUi };
