import { useEffect, useState } from 'react';

interface Loadable<T> {
  readonly load: () => Promise<T>;
}

/** What comes only when it is asked for, as a game's screens or rules, once it has arrived. */
export const useLoaded = <T>(source: Loadable<T> | undefined): T | undefined => {
  const [loaded, setLoaded] = useState<{ readonly source: Loadable<T>; readonly value: T }>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    if (!source) return undefined;
    let current = true;
    source.load().then(
      (value) => current && setLoaded({ source, value }),
      (error: unknown) =>
        current && setFailure(new Error('A part of the app did not load.', { cause: error })),
    );
    return () => {
      current = false;
    };
  }, [source]);
  if (failure) throw failure;
  return loaded && loaded.source === source ? loaded.value : undefined;
};
