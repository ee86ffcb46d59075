/** @jest-environment jsdom */
import { answerEarlyTap } from '@/components/kit/early-tap';

/** A script of the page runs anew, as on every visit. */
const run = (file: string): void => {
  jest.isolateModules(() => void jest.requireActual(`@/public/${file}`));
};

const button = (): { readonly element: HTMLElement; readonly pressed: jest.Mock } => {
  const element = document.body.appendChild(document.createElement('button'));
  const pressed = jest.fn();
  element.addEventListener('click', pressed);
  return { element, pressed };
};

afterEach(() => {
  answerEarlyTap();
  document.body.replaceChildren();
  localStorage.clear();
  document.documentElement.removeAttribute('style');
});

describe('a tap before the app has come', () => {
  beforeEach(() => run('early-tap'));

  test('waits, and is done once when the screen listens', () => {
    const { element, pressed } = button();
    element.click();
    expect(pressed).not.toHaveBeenCalled();
    answerEarlyTap();
    answerEarlyTap();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('follows no link until then', () => {
    const link = document.body.appendChild(document.createElement('a'));
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(tap);
    expect(tap.defaultPrevented).toBe(true);
  });

  test('counts once, however often it is repeated, and the last of several is the one', () => {
    const [first, last] = [button(), button()];
    first.element.click();
    last.element.click();
    last.element.click();
    answerEarlyTap();
    expect([first.pressed.mock.calls.length, last.pressed.mock.calls.length]).toEqual([0, 1]);
  });

  test('goes to what stands in its place when the tapped element has been replaced', () => {
    const [before, after] = [button(), button()];
    document.elementFromPoint = (x, y) => (x === 30 && y === 40 ? after.element : null);
    const at = { bubbles: true, cancelable: true, clientX: 30, clientY: 40 };
    before.element.dispatchEvent(new MouseEvent('click', at));
    before.element.remove();
    answerEarlyTap();
    expect([before.pressed.mock.calls.length, after.pressed.mock.calls.length]).toEqual([0, 1]);
  });

  test('is forgotten where nothing stands in its place any more', () => {
    const { element, pressed } = button();
    document.elementFromPoint = () => null;
    element.click();
    element.remove();
    expect(answerEarlyTap).not.toThrow();
    expect(pressed).not.toHaveBeenCalled();
  });

  test('later taps go their own way', () => {
    const { element, pressed } = button();
    answerEarlyTap();
    expect(pressed).not.toHaveBeenCalled();
    element.click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

describe('the height that is kept free for the resumed match', () => {
  const height = () => document.documentElement.style.getPropertyValue('--resume-height');

  test('is the one of last time', () => {
    localStorage.setItem('debrief-resume-height', '212.5');
    run('reserved-height');
    expect(height()).toBe('212.5px');
  });

  test('is none on a first visit, and none where the browser keeps nothing', () => {
    run('reserved-height');
    expect(height()).toBe('');
    const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('closed');
    });
    expect(() => run('reserved-height')).not.toThrow();
    expect(height()).toBe('');
    closed.mockRestore();
  });
});

describe('the service worker', () => {
  const offer = (serviceWorker: unknown) =>
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });

  test('is registered once the page is there, and a refusal is no error', async () => {
    const register = jest.fn(() => Promise.reject(new Error('refused')));
    offer({ register });
    run('register-service-worker');
    expect(register).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    expect(register).toHaveBeenCalledWith('/service-worker.js');
    await expect(register.mock.results[0]?.value).rejects.toThrow('refused');
  });

  test('is not missed by a browser that has none', () => {
    offer(undefined);
    run('register-service-worker');
    expect(() => dispatchEvent(new Event('load'))).not.toThrow();
  });
});
