import { app } from './app';
import { iSpy } from './i-spy';
import { spyConnection } from './spy-connection';
import { spymaster } from './spymaster';

/** The app's words, and each game's under the game's id. */
export const words = { app, 'spy-connection': spyConnection, spymaster, 'i-spy': iSpy } as const;
