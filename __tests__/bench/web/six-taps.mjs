import { named, turnTaps } from './taps.mjs';

const PRICE = '[aria-label*=", costs "]';

/** An Agent goes, the Missions are looked through, the turn ends, and all of it is taken back. */
const turnOf = ({ name, from, to }) => {
  const said = (what) => named(`Undo: ${name} ${what}`);
  const standsAt = (place) => `${named(`${place}, `)}[aria-label*="${name}: "]`;
  const putBack = named('Put the Agent back');
  const close = named('Close');
  const end = named('End the turn');
  return [
    { target: named(`${from}, `), shown: [putBack, PRICE] },
    { target: named(`${to}, `), shown: [said('moved'), `!${putBack}`, standsAt(to)] },
    { target: named('Complete a Mission'), shown: [close, '[role=dialog] [aria-label*="missing"]'] },
    { target: close, shown: [`!${close}`] },
    { target: end, shown: [said('ended'), `!${end}`] },
    { target: said('ended'), shown: [said('moved'), end] },
    { target: said('moved'), shown: [said('burned'), standsAt(from)] },
  ];
};

export const TAPS = 7;

/** Turns of a SpyMaster match of six in its third round. */
export const sixTaps = (browser, origin, tapped) =>
  turnTaps(browser, origin, { ...tapped, taps: turnOf(tapped.match) });
