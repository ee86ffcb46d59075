import { StyleSheet, View } from 'react-native';
import { useGameCard, useWordsOf } from '@/components/match/game-cards';
import { useBoxes } from '@/components/kit/store/use-debrief';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Segmented } from '@/components/kit/Segmented';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { type Print } from '@/rules/core/shape';
import { type BoxPlan, type EntryPlan, type Relation } from '@/store/box/plan';
import { type Box } from '@/store/catalogue/box';
import { boxPrints } from './box-prints';
import { kindName, labelOf } from './form/box-table';

interface BoxPlanCardProps {
  readonly plan: BoxPlan;
  readonly theirs: ReadonlySet<string>;
  readonly onTarget: (box: Box | undefined) => void;
  readonly onTheirs: (theirs: ReadonlySet<string>) => void;
}

const NEW = 'new';
const ORDER: readonly Relation[] = ['conflict', 'new', 'confirms', 'same', 'practice'];

export function BoxPlanCard({ plan, theirs, onTarget, onTheirs }: BoxPlanCardProps) {
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

const styles = StyleSheet.create({ relation: { gap: space.s } });
