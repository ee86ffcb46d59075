import { spymasterPlay } from './spymaster-play';
import { spymasterRules } from './spymaster-rules';
import { spymasterUi } from './spymaster-ui';

export const words = { ...spymasterPlay, ...spymasterRules, ...spymasterUi };
