import { type ReactNode } from 'react';

export interface ResumePlaceProps {
  /** What the disk holds is shown. */
  readonly open: boolean;
  readonly children: ReactNode;
}

export function ResumePlace({ children }: ResumePlaceProps) {
  return children;
}
