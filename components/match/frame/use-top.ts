import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type NativeScrollEvent, type NativeSyntheticEvent, type ScrollView } from 'react-native';

interface Scrolled {
  readonly scroller: RefObject<ScrollView | null>;
  readonly onScroll: (event: NativeSyntheticEvent<NativeScrollEvent>) => void;
}

/** Scrolls back to the top at another moment. Where it is there already nothing is asked of the browser, which would lay out the page for it. */
export const useTop = (moment: string): Scrolled => {
  const scroller = useRef<ScrollView>(null);
  const away = useRef(false);
  const onScroll = useCallback(({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
    away.current = nativeEvent.contentOffset.y > 0;
  }, []);
  useEffect(() => {
    if (away.current) scroller.current?.scrollTo({ y: 0, animated: false });
  }, [moment]);
  return { scroller, onScroll };
};
