import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { View } from 'react-native';
import type { LateProps } from './late-props';
import { webProps } from './web-props';

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
    <View {...webProps({ hostRef: place })} style={style}>
      {seen ? children : late}
    </View>
  );
}
