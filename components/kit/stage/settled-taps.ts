import { type GestureResponderEvent } from 'react-native';

interface Tap {
  readonly at: number;
  readonly thing: string;
}

/** How long a button that became another one under the finger does not answer, in milliseconds. */
export const CALM = 300;

/**
 * A finger often taps twice. When the first tap has made another button of the one under the finger, the second was
 * still meant for the first. Measured from tap to tap by the events' own times: a busy phone hands a tap over late.
 * The same thing tapped again is meant: counting stays as fast as the finger.
 */
export class SettledTaps {
  #last: Tap | undefined;

  isStray(tap: Tap): boolean {
    const last = this.#last;
    const stray = last !== undefined && last.thing !== tap.thing && tap.at - last.at < CALM;
    // A third tap is measured from the second, and still belongs to what the first was for.
    this.#last = stray ? { ...last, at: tap.at } : tap;
    return stray;
  }
}

/** When a tap was made, in milliseconds: phones tell it of the touch, browsers of the event. A screen reader's has none. */
export const eventTime = (event: GestureResponderEvent | undefined): number | undefined =>
  event?.nativeEvent?.timestamp ?? event?.timeStamp;
