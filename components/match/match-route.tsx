import { useLocalSearchParams } from 'expo-router';
import { type ComponentType } from 'react';
import { MatchGate } from './MatchGate';

/** A screen of the match that the address names. */
export const matchRoute = (Screen: ComponentType) =>
  function MatchRoute() {
    const { id } = useLocalSearchParams<{ id: string }>();
    return (
      <MatchGate key={id} id={id}>
        <Screen />
      </MatchGate>
    );
  };
