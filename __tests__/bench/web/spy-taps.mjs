import { named, turnTaps } from './taps.mjs';

/** A card, its undo, the contacts and a preview: every usual kind of tap of a turn, and the way back from it. */
const turnOf = ({ name, onMap }) => {
  const said = (what) => named(`Undo: ${name} ${what}`);
  const owes = '[aria-label*="This turn: owed +3"]';
  const [first, back] = [named('First card'), named('Back to the table')];
  const [overnight, smuggle] = [named('Overnight Line, Germany'), named('Smuggle, France')];
  const gone = '[role=list][aria-label="Map of the Regions"] [aria-label*="Tickets left"]';
  const hand = { target: first, shown: [overnight, back] };
  return [
    hand,
    { target: smuggle, shown: [said('played Smuggle'), owes] },
    { target: overnight, shown: [said('played Overnight Line'), onMap ? gone : named('London, ')] },
    { target: said('played Overnight Line'), shown: [said('played Smuggle'), named('Second card')] },
    { target: said('played Smuggle'), shown: [first, `!${owes}`] },
    // On the map it is there again after a Travel card.
    ...(onMap ? [] : [{ target: back, shown: [`!${back}`] }]),
  ];
};

export const TAPS = turnOf({}).length;

/** Turns of an I, Spy match of four in its third round. */
export const spyTaps = (browser, origin, { match, onMap, turns }) =>
  turnTaps(browser, origin, { match, turns, taps: turnOf({ ...match, onMap }) });
