import { named, turnTaps } from './taps.mjs';

/** An Agent goes, the Missions are looked through, the turn ends, and all of it is taken back. */
const turnOf = (page, { name, from, to }) => {
  const button = (label) => page.getByRole('button', { name: label }).last();
  const place = (label) => page.getByRole('button', { name: new RegExp(`^${label}, `) });
  return [
    [place(from), named('Put the Agent back')],
    [place(to), `!${named('Put the Agent back')}`, named(`Undo: ${name} moved`)],
    [button('Complete a Mission'), named('Close')],
    [button('Close'), `!${named('Close')}`],
    [button('End the turn'), named(`Undo: ${name} ended`), `!${named('End the turn')}`],
    [button(/^Undo: .* ended/), named(`Undo: ${name} moved`), named('End the turn')],
    [button(/^Undo: .* moved/), named(`Undo: ${name} burned`)],
  ];
};

export const TAPS = 7;

/** Turns of a SpyMaster match of six in its third round. */
export const sixTaps = (browser, origin, tapped) =>
  turnTaps(browser, origin, { ...tapped, ready: 'Complete a Mission', turnOf });
