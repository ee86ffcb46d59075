import { type Location } from '@/rules/spymaster/model/prints';

/** What a tap on the map does now, and what the map shows of it. */
export interface MapTap {
  readonly onTap: (location: Location) => void;
  readonly chosen?: Location | undefined;
  /** Where Agents are about to be placed. */
  readonly marked?: readonly Location[];
}
