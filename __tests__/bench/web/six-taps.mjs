import { named, turnTaps } from './taps.mjs';

/** On the stage: what another Agent would cost is told by the name of each place. */
const PRICE = '[role=button][aria-label*=", costs "]';
/** A Mission whose Agents are elsewhere. */
const LACKING = '[role=button][aria-label*=" missing"]';

/** An Agent goes, a Mission is asked for, the turn ends, and all of it is taken back. */
const turnOf = ({ name, from, to }) => {
  const said = (what) => named(`Undo: ${name} ${what}`);
  const planned = named('Undo: Special Agent of ');
  const standsAt = (place) => `${named(`${place}, `)}[aria-label*="${name}: "]`;
  const putBack = named('Put it back');
  const go = named('Move for ');
  const leave = named('Leave it');
  const end = named('End turn');
  return [
    { target: named(`${from}, `), shown: [putBack, PRICE] },
    { target: named(`${to}, `), shown: [planned, go, `!${PRICE}`, standsAt(to)] },
    { target: go, shown: [said('moved'), end, `!${go}`, standsAt(to)] },
    { target: LACKING, shown: [leave, named('Record it anyway'), `!${end}`] },
    { target: leave, shown: [`!${leave}`, end] },
    { target: end, shown: [said('ended'), `!${end}`] },
    { target: said('ended'), shown: [said('moved'), end] },
    { target: said('moved'), shown: [said('burned'), standsAt(from)] },
  ];
};

export const TAPS = 8;

/** Turns of a SpyMaster match of six in its third round. */
export const sixTaps = (browser, origin, tapped) =>
  turnTaps(browser, origin, { ...tapped, taps: turnOf(tapped.match) });
