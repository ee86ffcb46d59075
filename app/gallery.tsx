import { Redirect } from 'expo-router';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';

// Loaded under a condition, so that the app that people install does not carry it.
const Gallery =
  __DEV__ || process.env.EXPO_PUBLIC_GALLERY === '1'
    ? lazy(async () => ({ default: (await import('@/components/kit/gallery/Gallery')).Gallery }))
    : undefined;

/** Nothing of it stands in the exported page: it comes when the page has started, and takes its time. */
export default function GalleryRoute() {
  const [started, setStarted] = useState(false);
  useEffect(() => startTransition(() => setStarted(true)), []);
  if (!Gallery) return <Redirect href="/" />;
  return (
    started && (
      <Suspense>
        <Gallery />
      </Suspense>
    )
  );
}
