import { LARGE } from '@/components/kit/theme/use-text-growth';

interface MatchStageLook {
  /** Tray and dock stand beside the stage. */
  readonly beside: boolean;
  /** A phone on its side: the stage has the whole height, the strip stands above the tray. */
  readonly low: boolean;
  readonly panel: number;
  /** What the stage has at least, whatever the tray holds. */
  readonly stageLeast: number;
  /** Enough of the tray to see that it scrolls. */
  readonly trayLeast: number;
}

interface Room {
  /** Inside the safe areas. */
  readonly width: number;
  readonly height: number;
  readonly growth: number;
  readonly share?: number | undefined;
}

const WIDE = 720;
const LOW = 480;
const TRAY = 64;
const PANEL = { least: 320, share: 0.46, most: 400 } as const;

/** Words that are much larger take their room from the picture, or the tray would be a slit. */
const SHARE = { usual: 0.5, large: 0.4 } as const;

export const matchStageLook = ({ width, height, growth, share = SHARE.usual }: Room): MatchStageLook => {
  const beside = width >= WIDE || width > height;
  const low = beside && height < LOW;
  const panel = Math.round(Math.min(PANEL.most, Math.max(PANEL.least, width * PANEL.share)));
  const large = growth > LARGE;
  return {
    beside,
    low,
    panel,
    stageLeast: beside ? 0 : Math.ceil(height * (large ? Math.min(share, SHARE.large) : share)),
    trayLeast: large && !beside ? TRAY : 0,
  };
};
