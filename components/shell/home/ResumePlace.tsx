import { type ReactNode } from 'react';

export interface ResumePlaceProps {
  /** What the disk holds is shown. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Only a page in a browser is painted long before its disk has answered. */
export function ResumePlace({ children }: ResumePlaceProps) {
  return children;
}
