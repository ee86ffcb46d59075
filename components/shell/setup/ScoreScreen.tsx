import { Redirect, useLocalSearchParams } from 'expo-router';

/** The Score door is a set-up of light tracking at its end; one route for both keeps it out of the first screen. */
export function ScoreScreen() {
  const { game } = useLocalSearchParams<{ game: string }>();
  return <Redirect href={{ pathname: '/game/[game]/setup', params: { game, opened: 'at-the-end' } }} />;
}
