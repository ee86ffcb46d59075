import { type IconName } from '@/components/kit/icons/icons';
import { type Reveal } from '@/components/kit/secret/use-reveal';

interface Words {
  /** Exactly what happens next. */
  readonly label: string;
  /** What it costs, or what follows. */
  readonly detail?: string;
}

/** The large button: the words are the move. */
export type DockAction =
  /** `plain` is as possible as `go`, but nobody is led to it: a pass. */
  | (Words & { readonly kind: 'go' | 'plain'; readonly icon?: IconName; readonly onPress: () => void })
  /** Nothing to do here yet: it says what to tap instead. */
  | (Words & { readonly kind: 'wait' })
  /** It was refused; pressed again it says why again. */
  | (Words & { readonly kind: 'refused'; readonly onPress: () => void })
  /** A secret, as long as the thumb holds. */
  | {
      readonly kind: 'hold';
      readonly label: string;
      /** Whose secret it is. */
      readonly name: string;
      readonly reveal: Reveal;
    };

export interface QuietAction {
  readonly label: string;
  readonly icon: IconName;
  readonly onPress: () => void;
  /** What leads back stands at the left. */
  readonly side?: 'left' | 'right';
}

/** At most two. */
export type DockQuiets = readonly [] | readonly [QuietAction] | readonly [QuietAction, QuietAction];

export interface Step {
  /** What would be taken back, or made again. */
  readonly what: string;
  readonly onPress: () => void;
}

/** Words at the end of the dock's last line: the way past what the large button leads to. */
export interface AsideAction {
  readonly label: string;
  readonly onPress: () => void;
}
