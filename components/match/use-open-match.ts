import { useEffect, useState } from 'react';
import { type OpenMatch } from '@/store/match/open-match';
import { type OpenProblem } from '@/store/match/read-start';
import { useDebrief } from '@/components/kit/store/use-debrief';

export type MatchOpening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly match: OpenMatch }
  | { readonly kind: 'failed'; readonly problem: OpenProblem };

/** Opens a match while a screen shows it, and closes it afterwards. */
export const useOpenMatch = (id: string): MatchOpening => {
  const debrief = useDebrief();
  const [opening, setOpening] = useState<MatchOpening>({ kind: 'opening' });
  useEffect(() => {
    let current = true;
    void debrief.openMatch(id).then((result) => {
      if (current)
        setOpening(
          result.ok ? { kind: 'open', match: result.value } : { kind: 'failed', problem: result.error },
        );
    });
    return () => {
      current = false;
      setOpening({ kind: 'opening' });
      void debrief.closeMatch(id);
    };
  }, [debrief, id]);
  return opening;
};
