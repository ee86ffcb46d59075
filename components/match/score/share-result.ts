import { Share } from 'react-native';
import type { Result } from './result';
import { resultText } from './result';

export type Shared = 'shared' | 'saved' | 'failed';

/** On a phone the result goes out in words, which every app takes. */
export const shareResult = async (result: Result, _colourOf: (seat: number) => number): Promise<Shared> => {
  try {
    await Share.share({ message: resultText(result) });
    return 'shared';
  } catch {
    return 'failed';
  }
};
