import { benchFirstCall } from './cold/first-call.mjs';

benchFirstCall('even cut of 19 cards into 6', 'spymaster-advice/even-cut.ts', 5);
benchFirstCall('payment from a hand of 30 cards', 'spymaster-advice/payment.ts', 5);
