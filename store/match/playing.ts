// Loaded as one, see store/debrief.ts.
export { OpenMatch } from './open-match';
export { peekMatch } from './peek-match';
export { readMatch } from './read-match';
export { Unfinished } from './unfinished';
