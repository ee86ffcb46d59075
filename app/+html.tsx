import { ScrollViewStyleReset } from 'expo-router/html';
import { type PropsWithChildren } from 'react';
import { fontFiles } from '@/components/kit/theme/font-files';

/** From public/: they have to run before the page is painted, so an export puts them into the page itself. */
const beforePaint = ['/reserved-height.js', '/early-tap.js'];

/** Paints the paper before any style sheet or script has arrived. */
const ground = 'html{background:#f3eee2}@media(prefers-color-scheme:dark){html{background:#000}}';

/** Until the disk has answered, Home looks as it did last time; see components/shell/home/HomeScreen.tsx. */
const visits = [
  'html:not([data-home]) [data-visit=again]',
  'html[data-home] [data-visit=first]',
  'html[data-home=plays] [data-visit=running]',
];

export default function Html({ children }: PropsWithChildren) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta
          name="description"
          content="The table companion for spy games: it remembers, checks and adds up."
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3eee2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icons/icon-192.png" />
        {Object.values<string>(fontFiles).map((url) => (
          <link key={url} rel="preload" href={url} as="font" crossOrigin="" />
        ))}
        <ScrollViewStyleReset />
        <style dangerouslySetInnerHTML={{ __html: `${ground}${visits.join()}{display:none}` }} />
        {beforePaint.map((url) => (
          <script key={url} src={url} />
        ))}
        {process.env.NODE_ENV === 'production' && <script src="/register-service-worker.js" defer />}
      </head>
      <body>{children}</body>
    </html>
  );
}
