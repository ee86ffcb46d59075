import { Dock } from '@/components/kit/stage/Dock';
import { type DockAction } from '@/components/kit/stage/dock-action';
import { useTranslate } from '@/i18n/use-translate';
import { type Setup } from './use-setup';

interface SetupDockProps {
  readonly setup: Setup;
  readonly names: readonly string[];
  /** How much there is to lay out. */
  readonly steps: number;
  /** The question who begins, where the table knows. */
  readonly asks: string | undefined;
  readonly tracking: boolean;
  readonly spinning: boolean;
  readonly reasons: readonly string[];
  readonly onSpin: () => void;
  readonly onGo: (to: 'checklist' | 'match') => void;
  /** Absent where the game cannot be picked up. */
  readonly onMidGame: (() => void) | undefined;
}

/** What happens next: the spin, the list of what to lay out, or the first turn. */
export function SetupDock(props: SetupDockProps) {
  const { setup, names, steps, asks, tracking, spinning, reasons, onSpin, onGo, onMidGame } = props;
  const t = useTranslate();
  const { startSeat, state, step, undo, beginWith } = setup;
  const { view } = state;
  const known = startSeat !== undefined;
  const skip = { label: t('setup.skip'), onPress: () => onGo('match') };
  const large = (): DockAction => {
    if (spinning) return { kind: 'wait', label: t('setup.spinning') };
    const [reason] = reasons;
    if (reason !== undefined) return { kind: 'wait', label: reason };
    if (!tracking)
      return { kind: 'go', label: t('setup.score-start'), icon: 'score', onPress: () => onGo('match') };
    if (known && steps > 0)
      return {
        ...{ kind: 'go', label: t('setup.lay-out', { count: steps }), icon: 'checklist' },
        onPress: () => onGo('checklist'),
      };
    if (known) return { kind: 'go', label: skip.label, icon: 'play', onPress: skip.onPress };
    if (view === 'ask') return { kind: 'wait', label: t('setup.tap-seat') };
    if (asks !== undefined)
      return { kind: 'go', label: asks, icon: 'people', onPress: () => beginWith(undefined, 'ask') };
    return { kind: 'go', label: t('setup.spin'), icon: 'spin', onPress: onSpin };
  };
  const first = names[startSeat ?? 0] ?? '';
  const open = () => beginWith(undefined, 'choose');
  const back = () => {
    if (step !== undefined) return { what: step, onPress: undo };
    if (!tracking) return undefined;
    if (known)
      return {
        what:
          view === 'begins' && asks === undefined ? t('setup.the-spin') : t('setup.begins', { name: first }),
        onPress: open,
      };
    return view === 'ask' ? { what: t('setup.asking'), onPress: open } : undefined;
  };
  const again = { label: t('setup.again'), icon: 'spin', onPress: onSpin } as const;
  const aside = () => {
    if (!may) return undefined;
    if (known) return steps > 0 ? skip : undefined;
    return view === 'choose' && onMidGame ? { label: t('setup.mid-game'), onPress: onMidGame } : undefined;
  };
  const may = tracking && !spinning && reasons.length === 0;
  return (
    <Dock
      scene={`${view} ${known}`}
      action={large()}
      quiet={
        may && (known || view === 'ask') ? [known ? again : { ...again, label: t('setup.by-chance') }] : []
      }
      undo={spinning ? undefined : back()}
      hint={tracking && !known && asks === undefined ? t('setup.know') : undefined}
      aside={aside()}
    />
  );
}
