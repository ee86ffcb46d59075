/* Once the page has all it asked for, so that keeping the whole app does not delay it. */
addEventListener('load', () => {
  // A browser that refuses it, as in a private window, shows the app all the same.
  navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
});
