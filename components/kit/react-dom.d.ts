/** Of its own types this app needs no more. */
declare module 'react-dom' {
  export function flushSync(run: () => void): void;
}
