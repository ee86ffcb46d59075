import { named, turnTaps } from './taps.mjs';

/** An Agent goes, the Missions are looked through, the turn ends, and all of it is taken back. */
const turnOf = (page, { name, from, to }) => {
  const button = (label) => page.getByRole('button', { name: label }).last();
  const place = (label) => page.getByRole('button', { name: new RegExp(`^${label}, `) });
  const said = (what) => named(`Undo: ${name} ${what}`);
  return [
    { target: place(from), answer: [named('Put the Agent back')] },
    { target: place(to), answer: [said('moved')], whole: [`!${named('Put the Agent back')}`] },
    { target: button('Complete a Mission'), answer: [named('Close')] },
    { target: button('Close'), answer: [`!${named('Close')}`] },
    { target: button('End the turn'), answer: [said('ended')], whole: [`!${named('End the turn')}`] },
    { target: button(/^Undo: .* ended/), answer: [said('moved')], whole: [named('End the turn')] },
    { target: button(/^Undo: .* moved/), answer: [said('burned')] },
  ];
};

export const TAPS = 7;

/** Turns of a SpyMaster match of six in its third round. */
export const sixTaps = (browser, origin, tapped) =>
  turnTaps(browser, origin, { ...tapped, ready: 'Complete a Mission', turnOf });
