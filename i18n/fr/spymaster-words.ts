import { spymasterBox } from './spymaster-box';
import { spymasterPlay } from './spymaster-play';
import { spymasterRules } from './spymaster-rules';
import { spymasterUi } from './spymaster-ui';

export const words = { ...spymasterBox, ...spymasterPlay, ...spymasterRules, ...spymasterUi };
