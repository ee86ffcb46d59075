import { Animated } from 'react-native';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from './AppText';
import { useFading } from './use-fading';

/** With its sign, and with a minus that is as wide as the plus. */
export const signed = (change: number): string => {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
};

interface GhostDeltaProps {
  readonly change: number;
  /** Before it is made, as long as it is only shown; afterwards for a moment. */
  readonly when: 'about' | 'now';
  /** Tells two equal changes apart. */
  readonly step?: number;
}

/** What a number is about to become, or has just become. */
export function GhostDelta({ change, when, step = 0 }: GhostDeltaProps) {
  const t = useTranslate();
  const now = when === 'now' && change !== 0;
  const { left, over } = useFading(now ? `${change} ${step}` : undefined);
  if (change === 0 || (now && over)) return undefined;
  const text = signed(change);
  const label = t(`delta.${when}`, { change: text });
  return (
    <Animated.View role="img" accessible aria-label={label} style={now && { opacity: left }}>
      <AppText aria-hidden variant="title" tone={now && change > 0 ? 'good' : 'accent'}>
        {text}
      </AppText>
    </Animated.View>
  );
}
