import { act, cleanupAsync, configure } from '@testing-library/react-native/pure';
import { WriteQueue } from '@/store/storage/write-queue';

// A busy machine is no failure: what is awaited may take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

// The disk answers whenever it likes, and React wants to be told before a screen hears of it.
const { subscribe } = WriteQueue.prototype;
WriteQueue.prototype.subscribe = function (listener) {
  return subscribe.call(this, () => act(listener));
};

// The library itself waits before it takes a screen away, and a list that still draws would do so unasked.
afterEach(cleanupAsync);
