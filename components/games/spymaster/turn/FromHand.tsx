import { StyleSheet, View } from 'react-native';
import { useSettings } from '@/components/kit/store/use-debrief';
import { secondFinger } from '@/components/kit/secret/fingers';
import { type Reveal } from '@/components/kit/secret/use-reveal';
import { AppText } from '@/components/kit/AppText';
import { space } from '@/components/kit/theme/tokens';
import { type Seat } from '@/rules/core/seat';
import { NO_CARDS, sorted, without } from '@/rules/spymaster/model/pile';
import { type Intelligence, type IntelligenceType } from '@/rules/spymaster/model/prints';
import { type View as TableView } from '@/rules/spymaster/model/view';
import { HandPick } from '../hand/HandPick';
import { type Table } from '../table';
import { TRAY } from './TurnTray';

interface FromHandProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly reveal: Reveal;
  /** While nobody holds. */
  readonly cover: string;
  /** Where a Mission asks for one type. */
  readonly type?: IntelligenceType;
  /** On the way out of the hand already. */
  readonly gone?: readonly Intelligence[];
  readonly onCard: (card: Intelligence) => void;
}

/** SM-24: the phone has dealt the hand, so its owner holds and taps cards with another finger. */
export function FromHand({ table, seat, reveal, cover, type, gone = [], onCard }: FromHandProps) {
  const { t, typeName } = table;
  const { tapToShow } = useSettings();
  if (!reveal.shown)
    return (
      <View style={styles.tray}>
        <AppText variant="label" aria-live="polite">
          {cover}
        </AppText>
        <AppText tone="soft">{t(tapToShow ? 'ui.turn.tap-pick' : 'ui.turn.hold-pick')}</AppText>
      </View>
    );
  const { game, state } = table.log;
  const own = game.view(state, seat) as TableView;
  const left = without(own.players[seat]?.hand ?? NO_CARDS, gone).cards;
  const cards = sorted(left).filter((card) => type === undefined || card.type === type);
  return (
    <View style={styles.tray} {...secondFinger}>
      {cards.length === 0 && type !== undefined && (
        <AppText>{t('ui.none-of-type', { type: typeName(type) })}</AppText>
      )}
      <HandPick
        names={table}
        label={t('ui.own-hand')}
        cards={cards}
        onCard={(place) => {
          const card = cards[place];
          if (card) onCard(card);
        }}
      />
    </View>
  );
}

const styles = StyleSheet.create({ tray: { minHeight: TRAY, gap: space.s } });
