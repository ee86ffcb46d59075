import type { ReactNode } from 'react';
import { MatchLoading } from '@/components/match/MatchLoading';
import { useDebriefIfOpen } from './debrief-context';

interface WhenOpenProps {
  readonly children: ReactNode;
}

/** For screens that show nothing without the store. */
export function WhenOpen({ children }: WhenOpenProps) {
  return useDebriefIfOpen() ? children : <MatchLoading />;
}
