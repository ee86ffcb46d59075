import { ScrollViewStyleReset } from 'expo-router/html';
import { type PropsWithChildren } from 'react';
import { fontFiles } from '@/components/kit/theme/font-files';

const register = `addEventListener('load',()=>navigator.serviceWorker?.register('/service-worker.js').catch(()=>{}))`;

/**
 * The page is painted before its scripts run. A tap that comes first waits for them; of several only the last
 * one counts, so that impatience does not press twice.
 */
const keepEarlyTap = `let tap;const keep=e=>{tap=e;e.preventDefault();e.stopImmediatePropagation()};addEventListener('click',keep,true);onawake=()=>{removeEventListener('click',keep,true);onawake=undefined;if(!tap)return;const at=tap.target.isConnected?tap.target:document.elementFromPoint(tap.clientX,tap.clientY);at?.dispatchEvent(new MouseEvent('click',{bubbles:true,cancelable:true,view:window}))}`;

/** See components/shell/home/ResumePlace.web.tsx. */
const reserve = `try{const h=localStorage.getItem('debrief-resume-height');if(h)document.documentElement.style.setProperty('--resume-height',h+'px')}catch{}`;

/** Paints the paper before any style sheet or script has arrived. */
const ground = 'html{background:#f3eee2}@media(prefers-color-scheme:dark){html{background:#000}}';

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
        <style dangerouslySetInnerHTML={{ __html: ground }} />
        <script dangerouslySetInnerHTML={{ __html: reserve + ';' + keepEarlyTap }} />
        {process.env.NODE_ENV === 'production' && <script dangerouslySetInnerHTML={{ __html: register }} />}
      </head>
      <body>{children}</body>
    </html>
  );
}
