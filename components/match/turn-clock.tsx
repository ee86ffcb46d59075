import { useEffect, useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { clockText } from '@/components/kit/clock-text';
import { Icon } from '@/components/kit/icons/Icon';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type ClockTo } from '@/rules/core/log/clock';
import { type Reading, readingOf } from '@/store/match/turn-time';
import { useMatch, useMoment, useStanding } from './match-context';

const SECOND = 1_000;

/** Draws its component again every second while the clock runs; nothing is stored for that. */
export const useReading = (): Reading => {
  const standing = useStanding();
  const since = useMoment((moment) => moment.since);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === undefined) return undefined;
    const ticking = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(ticking);
  }, [since]);
  return readingOf(standing, since, now);
};

interface TurnClock {
  readonly to: ClockTo;
  /** Whether this phone may set it. */
  readonly sets: boolean;
  readonly set: (to: ClockTo) => void;
  /** Pauses it, or lets it go on. */
  readonly turn: () => void;
}

export const useTurnClock = (): TurnClock => {
  const { session } = useMatch();
  const { to } = useStanding().log.clock;
  const sets = useMoment(({ access, standing }) => access === 'open' && !standing.over);
  const set = (next: ClockTo) => void session.setClock(next);
  return { to, sets, set, turn: () => set(to === 'run' ? 'pause' : 'run') };
};

/** How long this turn takes, beside the name of whoever is to move; there is no room for more than the sign of a pause. */
export function TurnTime() {
  const { colors } = useTheme();
  const { to } = useTurnClock();
  const { turn } = useReading();
  if (to === 'pause') return <Icon name="pause" size={16} color={colors.inkSoft} />;
  return (
    <AppText variant="fine" tone="soft" testID="turn-time">
      {clockText(turn)}
    </AppText>
  );
}
