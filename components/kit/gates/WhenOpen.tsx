import { type ReactNode } from 'react';
import { Loading } from '@/components/kit/gates/Loading';
import { useDebriefIfOpen } from '../store/debrief-context';

interface WhenOpenProps {
  readonly children: ReactNode;
}

/** For screens that show nothing without the store. */
export function WhenOpen({ children }: WhenOpenProps) {
  return useDebriefIfOpen() ? children : <Loading />;
}
