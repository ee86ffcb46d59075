import { planContact } from '@/rules/i-spy/advice/turn-plan';
import { fullHand } from './full-hand';

/** The dearest question: without the ten Tickets, to the other end of the map. */
const view = fullHand();
const far = { ...view, turn: { ...view.turn, tickets: 0 } };

const measure = (): void => {
  const before = process.cpuUsage();
  const { plans } = planContact(far, 'paris');
  const { user, system } = process.cpuUsage(before);
  if (plans.length === 0) throw new Error('no plan');
  console.log((user + system) / 1000);
};

// What loading left to do in the background is not the solver's.
setTimeout(measure, 200);
