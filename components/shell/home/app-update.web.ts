const container = () => (typeof navigator === 'undefined' ? undefined : navigator.serviceWorker);

/** Calls back when a newer release lies ready, at most once per release; gives back how to stop. */
export const onUpdateReady = (ready: () => void): (() => void) => {
  let listening = true;
  const tell = () => {
    if (listening && container()?.controller) ready();
  };
  void container()?.ready.then((registration) => {
    if (registration.waiting) tell();
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => installing.state === 'installed' && tell());
    });
  });
  return () => {
    listening = false;
  };
};

/** Only when somebody asked for it: the app starts anew with the newer release. */
export const applyUpdate = (): void => {
  const workers = container();
  workers?.addEventListener('controllerchange', () => location.reload(), { once: true });
  void workers?.ready.then(({ waiting }) => waiting?.postMessage('apply-update'));
};
