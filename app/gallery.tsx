import { Redirect } from 'expo-router';
import { lazy, Suspense } from 'react';

// Loaded under a condition, so that the app that people install does not carry it.
const Gallery =
  __DEV__ || process.env.EXPO_PUBLIC_GALLERY === '1'
    ? lazy(async () => ({ default: (await import('@/components/kit/gallery/Gallery')).Gallery }))
    : undefined;

export default function GalleryRoute() {
  return Gallery ? (
    <Suspense>
      <Gallery />
    </Suspense>
  ) : (
    <Redirect href="/" />
  );
}
