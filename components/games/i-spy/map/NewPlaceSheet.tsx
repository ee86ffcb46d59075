import { AppText } from '@/components/kit/AppText';
import { Sheet } from '@/components/kit/Sheet';
import { leaveCapital } from '@/rules/i-spy/moves/leave-capital';
import { noteRegion } from '@/rules/i-spy/moves/note-region';
import { flee } from '@/rules/i-spy/moves/flee';
import { type ActSheetProps } from '../actions/act-props';
import { CardRow } from '../actions/CardRow';
import { capitalHere } from './due';
import { isUnjoined, joinedBy, kindsFor, nextStep, startOf } from './new-way';
import { kindWords, regionName } from './region-words';
import { RegionFields } from './RegionFields';
import { type Move } from '@/rules/i-spy/game';

/** IS-31: a Region or a Route that an owner's map lacks is read where it is first needed, and gone to at once. */
export function NewPlaceSheet({ table, seat, onClose }: ActSheetProps) {
  const { t, view, make } = table;
  const map = view.map?.print;
  if (!map) return undefined;
  const type = nextStep(view, seat);
  const from = startOf(view);
  const kinds = kindsFor(type);
  const ofCapital = type === leaveCapital.type || type === flee.type;
  const go = (region: string, notes: readonly Move[]) => {
    const read = [...notes, ...joinedBy(map, type, [from, region])];
    const drafts = read.map((move) => ({ actor: 'table' as const, move }));
    if (make(...drafts, { actor: seat, move: { type, region } })) onClose();
  };
  const known = map.regions.filter((region) => isUnjoined(table, type, [from, region.id]));
  return (
    <Sheet open title={t('ui.another-region')} onClose={onClose}>
      <AppText tone="soft">{t('ui.another-region-hint')}</AppText>
      <RegionFields
        table={table}
        kinds={kinds}
        capital={ofCapital ? capitalHere(view, seat) : undefined}
        done={t('ui.region.note-and-go')}
        onPrint={(print) => go(print.id, [noteRegion.make({ print })])}
      />
      {known.length > 0 && <AppText variant="label">{t('ui.region.known')}</AppText>}
      {known.map((region) => (
        <CardRow
          key={region.id}
          title={regionName(table, region)}
          detail={kindWords(table, region)}
          onPress={() => go(region.id, [])}
        />
      ))}
    </Sheet>
  );
}
