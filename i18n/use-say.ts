import { type Message } from '@/rules/core/message';
import { type Names, type Speak, say } from './say';
import { useWords } from './use-translate';

/** The words of a game, by its id. */
export const useGameWords: (gameId: string) => Speak = useWords;

/** Words the messages of a game's rules. */
export const useSay = (gameId: string, names: Names): ((message: Message) => string) => {
  const t = useGameWords(gameId);
  return (message) => say(t, message, names);
};
