import { type ComponentType, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { type ViewProps, StyleSheet, View } from 'react-native';
import { type LateProps } from './late-props';

/** The element itself is all that is needed of it; a ref of React Native's can do more, and costs more. */
const Place = View as unknown as ComponentType<ViewProps & { readonly hostRef: RefObject<Element | null> }>;

/**
 * A part of a long screen. As long as somebody can see it, it is drawn in the same frame as everything else; while it
 * is scrolled out of sight it follows after that frame, so that a slow phone answers a tap with what is looked at.
 */
export function Late({ style, children }: LateProps) {
  const place = useRef<Element>(null);
  const [seen, setSeen] = useState(true);
  const late = useDeferredValue(children);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Place hostRef={place} style={[styles.far, style]}>
      {seen ? children : late}
    </Place>
  );
}

/**
 * Well out of sight it is not even laid out or painted: only its height is kept, and before it was ever seen a guess.
 * The margin leaves room for the ring of what is focused.
 */
const styles = StyleSheet.create({
  far: { contentVisibility: 'auto', containIntrinsicSize: 'auto 300px', overflowClipMargin: '8px' } as object,
});
