import { useTranslation } from 'react-i18next';
import type { Message } from '@/rules/core/message';
import { i18n } from './i18n';
import type { Names, Speak } from './say';
import { say } from './say';

/** The words of a game, by its id. */
export const useGameWords = (gameId: string): Speak => useTranslation(gameId, { i18n }).t as unknown as Speak;

/** Words the messages of a game's rules. */
export const useSay = (gameId: string, names: Names): ((message: Message) => string) => {
  const t = useGameWords(gameId);
  return (message) => say(t, message, names);
};
