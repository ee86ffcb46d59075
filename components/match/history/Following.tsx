import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { useTranslate } from '@/i18n/use-translate';
import { type GameEvent } from '@/rules/core/log/event';
import { type LogAt } from '@/rules/core/log/match-log';
import { type RewritePlan } from '@/rules/core/log/rewrite';
import { rewritten } from '@/rules/core/log/timeline';
import { type Message } from '@/rules/core/message';
import { useMatch, useStanding } from '../match-context';
import { Today } from './Today';

/** What becomes of the later entries that stay: those that follow the change are told as they will read. */
export function Following({ plan }: { readonly plan: RewritePlan }) {
  const t = useTranslate();
  const { say } = useMatch();
  const { log } = useStanding();
  const told = toldAnew(log, plan, say);
  return (
    <>
      <Today plan={plan} />
      {told.length === 0 ? (
        <AppText tone="soft">{t('history.harmless')}</AppText>
      ) : (
        <View style={styles.list}>
          <AppText variant="label">{t('history.follows', { count: told.length })}</AppText>
          {told.map(({ id, now }) => (
            <AppText key={id}>{now}</AppText>
          ))}
        </View>
      )}
    </>
  );
}

interface Told {
  readonly id: number;
  readonly now: string;
}

/** A price may follow from an earlier acceptance, a number of points from a card that was misread. */
const toldAnew = (
  log: LogAt,
  { rewrite }: RewritePlan,
  say: (message: Message) => string,
): readonly Told[] => {
  const { game, events } = log;
  const amended = new Set(rewrite.amended?.map(({ id }) => id));
  const places = new Map(events.map(({ id }, place) => [id, place]));
  const after = rewritten(events, rewrite);
  const first = after.findIndex((event, place) => event !== events[place]);
  if (first < 0) return [];
  const read = (state: unknown, event: GameEvent) => say(game.describe(state, event, 'table'));
  let state = log.stateAt(first);
  return after.slice(first).flatMap((event) => {
    const now = read(state, event);
    state = game.apply(state, event.actor, event.move);
    const was = read(log.stateAt(places.get(event.id) ?? 0), event);
    return amended.has(event.id) || now === was ? [] : [{ id: event.id, now }];
  });
};

const styles = StyleSheet.create({ list: { gap: space.xs } });
