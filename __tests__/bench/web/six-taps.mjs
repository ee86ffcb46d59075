import { named, turnTaps } from './taps.mjs';

const PRICE = '[aria-label*=", costs "]';

/** An Agent goes, the Missions are looked through, the turn ends, and all of it is taken back. */
const turnOf = ({ name, from, to }) => {
  const said = (what) => named(`Undo: ${name} ${what}`);
  const standsAt = (place) => `${named(`${place}, `)}[aria-label*="${name}: "]`;
  return [
    { target: named(`${from}, `), answer: [named('Put the Agent back')], whole: [PRICE] },
    {
      target: named(`${to}, `),
      answer: [said('moved')],
      whole: [`!${named('Put the Agent back')}`, standsAt(to)],
    },
    {
      target: named('Complete a Mission'),
      answer: [named('Close')],
      whole: ['[role=dialog] [aria-label*="missing"]'],
    },
    { target: named('Close'), answer: [`!${named('Close')}`] },
    { target: named('End the turn'), answer: [said('ended')], whole: [`!${named('End the turn')}`] },
    { target: said('ended'), answer: [said('moved')], whole: [named('End the turn')] },
    { target: said('moved'), answer: [said('burned')], whole: [standsAt(from)] },
  ];
};

export const TAPS = 7;

/** Turns of a SpyMaster match of six in its third round. */
export const sixTaps = (browser, origin, tapped) =>
  turnTaps(browser, origin, { ...tapped, taps: turnOf(tapped.match) });
