import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useBoxes, useDebrief } from '@/components/kit/store/use-debrief';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { applyImport, type BoxPlan, type EntryPlan, planImport, type Relation } from '@/store/box/plan';
import { type ReadBox } from '@/store/box/read-import';
import { useGameCard, useWordsOf } from '@/components/match/game-cards';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Segmented } from '@/components/kit/Segmented';
import { useGameWords } from '@/i18n/use-say';
import { type Print } from '@/rules/core/shape';
import { type Box } from '@/store/catalogue/box';
import { useBoxChange } from './use-box-change';
import { boxPrints, kindName, labelOf } from './form/box-table';

interface PlanSheetProps {
  readonly read: readonly ReadBox[];
  readonly onClose: () => void;
}

interface Decided {
  readonly plan: BoxPlan;
  readonly theirs: ReadonlySet<string>;
}

const proposed = (plan: BoxPlan): Decided => ({
  plan,
  theirs: new Set(
    plan.entries.flatMap(({ key, relation, suggested }) =>
      relation === 'conflict' && suggested === 'theirs' ? [key] : [],
    ),
  ),
});

const changes = ({ plan: { entries, target } }: Decided): boolean =>
  (target === undefined && entries.length > 0) ||
  entries.some(({ relation }) => relation !== 'same' && relation !== 'practice');

/** What taking in would do, box by box and entry by entry. */
export function PlanSheet({ read, onClose }: PlanSheetProps) {
  const t = useTranslate();
  const router = useRouter();
  const { catalogue } = useDebrief();
  const change = useBoxChange(t);
  const [decided, setDecided] = useState<readonly Decided[]>(() =>
    read.map((box) => proposed(planImport(box, catalogue.defaultBox(box.shared.game)))),
  );
  const set = (place: number, next: Decided) =>
    setDecided(decided.map((other, at) => (at === place ? next : other)));
  const apply = () => {
    if (!change(applyImport(catalogue, decided), 'plan.done')) return;
    onClose();
    const [first] = read;
    if (first) router.replace({ pathname: '/game/[game]/box', params: { game: first.shared.game } });
  };
  return (
    <Sheet
      open
      title={t('plan.title')}
      onClose={onClose}
      footer={
        <Button
          label={t('plan.apply')}
          icon="check"
          reason={decided.some(changes) ? undefined : t('plan.nothing')}
          onPress={apply}
        />
      }
    >
      {decided.map(({ plan, theirs }, place) => (
        <BoxPlanCard
          key={place}
          plan={plan}
          theirs={theirs}
          onTarget={(box) => set(place, proposed(planImport(plan.read, box)))}
          onTheirs={(next) => set(place, { plan, theirs: next })}
        />
      ))}
    </Sheet>
  );
}

interface BoxPlanCardProps {
  readonly plan: BoxPlan;
  readonly theirs: ReadonlySet<string>;
  readonly onTarget: (box: Box | undefined) => void;
  readonly onTheirs: (theirs: ReadonlySet<string>) => void;
}

const NEW = 'new';
const ORDER: readonly Relation[] = ['conflict', 'new', 'confirms', 'same', 'practice'];

function BoxPlanCard({ plan, theirs, onTarget, onTheirs }: BoxPlanCardProps) {
  const t = useTranslate();
  const { read, target, entries } = plan;
  const { game } = read.shared;
  const words = useGameWords(game);
  const worded = useWordsOf(useGameCard(game));
  const boxes = useBoxes(game);
  if (!worded) return null;
  const into = boxes.find(({ id }) => id === target?.id);
  const prints = [...read.shared.entries, ...boxPrints(into)];
  const label = (print: Print) => labelOf({ module: read.module, words }, print, prints);
  const choose = (key: string, side: 'ours' | 'theirs') => {
    const next = new Set(theirs);
    if (side === 'theirs') next.add(key);
    else next.delete(key);
    onTheirs(next);
  };
  return (
    <Card tab={words('name')}>
      <Segmented
        label={t('plan.target')}
        choices={[
          ...boxes.map((box) => ({ value: box.id, label: box.name ?? t('box.mine') })),
          { value: NEW, label: t('plan.new-box') },
        ]}
        value={target?.id ?? NEW}
        onChange={(id) => onTarget(boxes.find((box) => box.id === id))}
      />
      {ORDER.map((relation) => {
        const found = entries.filter((entry) => entry.relation === relation);
        return found.length === 0 ? null : (
          <View key={relation} style={styles.relation}>
            <AppText variant="label">{t(`plan.${relation}`, { count: found.length })}</AppText>
            {kindsOf(found).map(({ kind, ofKind }) => (
              <View key={kind} role="group" aria-label={kindName({ words }, kind)}>
                <AppText variant="small" tone="soft">
                  {kindName({ words }, kind)}
                </AppText>
                {ofKind.map((entry) =>
                  relation === 'conflict' ? (
                    <Conflict
                      key={entry.key}
                      entry={entry}
                      label={label}
                      chosen={theirs.has(entry.key) ? 'theirs' : 'ours'}
                      onChoose={(side) => choose(entry.key, side)}
                    />
                  ) : (
                    <AppText key={entry.key} variant="small">
                      {label(entry.theirs)}
                    </AppText>
                  ),
                )}
              </View>
            ))}
          </View>
        );
      })}
    </Card>
  );
}

const kindsOf = (entries: readonly EntryPlan[]) =>
  [...new Set(entries.map(({ theirs }) => theirs.kind))].map((kind) => ({
    kind,
    ofKind: entries.filter(({ theirs }) => theirs.kind === kind),
  }));

interface ConflictProps {
  readonly entry: EntryPlan;
  readonly label: (print: Print) => string;
  readonly chosen: 'ours' | 'theirs';
  readonly onChoose: (side: 'ours' | 'theirs') => void;
}

function Conflict({ entry: { theirs, ours }, label, chosen, onChoose }: ConflictProps) {
  const t = useTranslate();
  const mine = { kind: theirs.kind, id: theirs.id, data: ours?.data };
  return (
    <Segmented
      label={label(theirs)}
      hideLabel
      choices={[
        { value: 'ours', label: t('plan.ours', { print: label(mine) }) },
        { value: 'theirs', label: t('plan.theirs', { print: label(theirs) }) },
      ]}
      value={chosen}
      onChange={onChoose}
    />
  );
}

const styles = StyleSheet.create({
  relation: { gap: space.s },
});
