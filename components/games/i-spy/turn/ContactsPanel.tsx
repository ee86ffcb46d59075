import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type LogAt } from '@/rules/core/log/match-log';
import { nationOf } from '@/rules/i-spy/model/check-print';
import { type Capital, type Card } from '@/rules/i-spy/model/pieces';
import { notePrint } from '@/rules/i-spy/moves/note-print';
import { type ActProps } from '../actions/act-props';
import { RetrieveSheet } from '../actions/RetrieveSheet';
import { ContactSheet } from '../entry/ContactSheet';
import { Emblem } from '../nations/Emblem';
import { useNationColours } from '../nations/nation-look';
import { NationGround } from '../nations/NationGround';
import { type Table, playerOf } from '../table';
import { cardName } from '../words';
import { CapitalTile } from './CapitalTile';
import { CAPITAL_ROWS, type ThirdChoice, canReward, isOpenCapital } from './contact-choice';

interface ContactsPanelProps extends ActProps {
  readonly log: LogAt;
  readonly low: boolean;
  readonly chosen: ThirdChoice | undefined;
  readonly onChoose: (choice: ThirdChoice) => void;
}

/** Six Capitals around the Records: a tap on a reward or on a card shows what it would do. */
export function ContactsPanel({ table, seat, log, low, chosen, onChoose }: ContactsPanelProps) {
  const { view, make } = table;
  const [unread, setUnread] = useState<Capital>();
  const row = (capitals: readonly Capital[]) => (
    <View style={styles.row}>
      {capitals.map((capital) => {
        const open = isOpenCapital(table, seat, capital);
        const is = chosen?.kind === 'contact' && chosen.capital === capital;
        return (
          <CapitalTile
            key={capital}
            teller={table}
            capital={capital}
            print={view.prints.contacts[capital]}
            open={open}
            low={low}
            chosen={is ? chosen.reward : undefined}
            isPossible={(reward) => canReward(log, seat, { capital, reward })}
            onReward={(reward) => onChoose({ kind: 'contact', capital, reward })}
            onUnread={() => setUnread(capital)}
          />
        );
      })}
    </View>
  );
  return (
    <View style={styles.ring}>
      {row(CAPITAL_ROWS[0] ?? [])}
      <Retrievals table={table} seat={seat} chosen={chosen} onChoose={onChoose} />
      {row(CAPITAL_ROWS[1] ?? [])}
      {unread && (
        <ContactSheet
          teller={table}
          known={view.prints}
          capital={unread}
          onClose={() => setUnread(undefined)}
          onRead={(print) => {
            setUnread(undefined);
            make({ actor: 'table', move: notePrint.make({ print }) });
          }}
        />
      )}
    </View>
  );
}

/** The other half of the third slot: which card of the Records comes back. */
function Retrievals({ table, seat, chosen, onChoose }: Omit<ContactsPanelProps, 'log' | 'low'>) {
  const { t, view } = table;
  const [hidden, setHidden] = useState(false);
  const { records, unseen } = playerOf(view, seat);
  const is = (card: Card | undefined) => chosen?.kind === 'retrieval' && chosen.card === card;
  return (
    <View role="group" aria-label={t('ui.do-retrieve')} style={styles.records}>
      <AppText variant="longMove" style={styles.or}>
        {t('ui.or-retrieve')}
      </AppText>
      <View style={styles.cards}>
        {records.map((card) => (
          <RecordTile
            key={card}
            table={table}
            card={card}
            chosen={is(card)}
            onPress={() => onChoose({ kind: 'retrieval', card })}
          />
        ))}
        {records.length + unseen === 0 && (
          <PlainTile
            label={t('ui.records-empty')}
            chosen={is(undefined)}
            onPress={() => onChoose({ kind: 'retrieval' })}
          />
        )}
        {unseen > 0 && <PlainTile label={t('ui.facedown-one')} lock onPress={() => setHidden(true)} />}
      </View>
      {hidden && <RetrieveSheet table={table} seat={seat} onClose={() => setHidden(false)} />}
    </View>
  );
}

interface RecordTileProps {
  readonly table: Table;
  readonly card: Card;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

function RecordTile({ table: { t, view }, card, chosen, onPress }: RecordTileProps) {
  const { colors, accent } = useTheme();
  const coloursOf = useNationColours();
  const nation = nationOf(view.prints, card);
  const look = nation && coloursOf(nation);
  const name = cardName(t, card);
  return (
    <Pressable
      role="button"
      aria-label={t('ui.retrieve-card', { card: name })}
      aria-pressed={chosen}
      onPress={onPress}
      style={({ pressed }) => [
        styles.card,
        ground(look?.base ?? colors.sheet),
        edge(chosen ? accent.fill : (look?.edge ?? colors.lineStrong)),
        chosen && styles.chosen,
        pressed && styles.pressed,
      ]}
    >
      {nation && (
        <View style={styles.sign}>
          <NationGround nation={nation} />
          <View style={[styles.disc, ground(look?.base ?? colors.sheet)]}>
            <Emblem nation={nation} size={14} />
          </View>
        </View>
      )}
      <AppText variant="fine" numberOfLines={2} style={[styles.cardName, ink(look?.on ?? colors.ink)]}>
        {name}
      </AppText>
    </Pressable>
  );
}

interface PlainTileProps {
  readonly label: string;
  readonly chosen?: boolean;
  readonly lock?: boolean;
  readonly onPress: () => void;
}

function PlainTile({ label, chosen = false, lock = false, onPress }: PlainTileProps) {
  const { colors, accent } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-pressed={chosen}
      onPress={onPress}
      style={({ pressed }) => [
        styles.card,
        ground(colors.sheet),
        edge(chosen ? accent.fill : colors.lineStrong),
        chosen && styles.chosen,
        pressed && styles.pressed,
      ]}
    >
      {lock && <Icon name="lock" size={18} />}
      <AppText variant="fine" numberOfLines={2} style={styles.cardName}>
        {label}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  ring: { flexGrow: 1, gap: 6 },
  row: { flexGrow: 1, flexDirection: 'row', gap: 6 },
  records: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  or: { width: 68 },
  cards: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  card: {
    flexGrow: 1,
    flexBasis: 84,
    minHeight: target.least,
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 1,
    borderRadius: radius.s + 1,
    overflow: 'hidden',
  },
  chosen: { borderWidth: 3 },
  sign: { width: 24, alignSelf: 'stretch', alignItems: 'center', justifyContent: 'center' },
  disc: { padding: 1, borderRadius: radius.round },
  cardName: { flex: 1, minWidth: 0, paddingHorizontal: space.xs, lineHeight: 19 },
  pressed: { opacity: 0.7 },
});
