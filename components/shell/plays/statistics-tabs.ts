/** The statistics and what they are drawn with, loaded when somebody opens them. */
export { GameTab } from './GameTab';
export { PeopleTab } from './PeopleTab';
