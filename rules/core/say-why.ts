export { type SayWhy } from './violation';
