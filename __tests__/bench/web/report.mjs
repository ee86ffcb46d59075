export { gate, median, summary } from '../support/report.mjs';
