import { Stack, useLocalSearchParams } from 'expo-router';
import { MatchGate } from '@/components/match/MatchGate';

export default function MatchRoutes() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return (
    <MatchGate id={id}>
      <Stack screenOptions={{ headerShown: false, title: 'Debrief' }} />
    </MatchGate>
  );
}
