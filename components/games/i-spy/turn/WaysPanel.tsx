import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { type Offer } from '@/rules/core/contract';
import { type LogAt } from '@/rules/core/log/match-log';
import { type Move } from '@/rules/i-spy/game';
import { type Card, NATION_OF } from '@/rules/i-spy/model/pieces';
import { type playCard } from '@/rules/i-spy/moves/play-card';
import { type ActProps } from '../actions/act-props';
import { effectWords } from '../card-words';
import { NationPlate } from '../nations/NationPlate';
import { PieceIcon } from '../pieces/PieceIcon';
import { cardIcon } from '../pieces/piece-icons';
import { type Table } from '../table';
import { cardName, nationName, signed } from '../words';
import { AskHead } from './AskHead';
import { CardFace } from './CardFace';
import { ChoiceLine } from './ChoiceLine';
import { isPossible, placeOf } from './hand';
import { TargetLine } from './TargetLine';

type Play = ReturnType<typeof playCard.make>;

interface WaysPanelProps extends ActProps {
  readonly log: LogAt;
  readonly card: Card;
  readonly ways: readonly Offer<Move>[];
  readonly onWay: (way: Offer<Move>) => void;
}

/** At whom or where a card is played, with what it does there. One tap plays. */
export function WaysPanel({ table, seat, log, card, ways, onWay }: WaysPanelProps) {
  const { t, say, why, view } = table;
  const against = ({ violations }: Offer<Move>) =>
    why(violations.filter(({ code }) => code !== 'amount-unknown'));
  const targeted = ways.filter(({ move }) => (move as Play).target !== undefined);
  const asks = targeted.length === ways.length ? 'whom' : targeted.length > 0 ? 'displaced' : 'where';
  const nearby = !view.map && asks === 'whom';
  // What cannot be done to somebody is not offered twice: the first option says why.
  const shown = ways.filter((way) => (way.move as Play).option !== 2 || isPossible(way));
  return (
    <View style={styles.ways}>
      <AskHead
        title={t(`ui.ways.${asks}`, { card: cardName(t, card) })}
        hint={[effectWords(t, view.prints, card), ...(nearby ? [t('ui.ways.near')] : [])].join('. ')}
      >
        <CardFace card={card} prints={view.prints} />
      </AskHead>
      <View style={asks === 'where' ? styles.grid : styles.lines}>
        {shown.map((way) => {
          const play = way.move as Play;
          const reason = against(way) ?? sabotaged(table, seat, play);
          const title = say(way.label);
          const label = reason === undefined ? title : `${title}, ${reason}`;
          const closed = !isPossible(way);
          const onPress = () => onWay(way);
          if (play.target !== undefined)
            return (
              <TargetLine
                key={way.id}
                {...{ table, seat, log, label, onPress }}
                way={way}
                play={{ ...play, target: play.target }}
                detail={closed ? reason : undefined}
              />
            );
          const capital = placeOf(table, seat, play);
          return (
            <View key={way.id} style={asks === 'where' && (capital ? styles.cell : styles.whole)}>
              <ChoiceLine
                label={label}
                mark={
                  capital ? (
                    <NationPlate nation={NATION_OF[capital]} size={40} />
                  ) : (
                    <PieceIcon name={cardIcon(card)} size={26} />
                  )
                }
                title={
                  capital
                    ? t(`piece.${capital}`)
                    : asks === 'displaced'
                      ? t('ui.ways.nobody')
                      : (reason ?? title)
                }
                detail={capital && !closed ? lossWords(table, play) : closed ? reason : undefined}
                closed={closed}
                onPress={onPress}
              />
            </View>
          );
        })}
      </View>
    </View>
  );
}

/** IS-28: what a Sabotage takes there. */
const sabotaged = (table: Table, seat: number, play: Play): string | undefined => {
  const { t, view } = table;
  if (play.card !== 'sabotage') return undefined;
  const capital = placeOf(table, seat, play);
  if (!capital) return t('ui.sabotage-outside');
  const loss = view.prints.sabotages[capital]?.loss;
  return loss === undefined ? t('ui.print-unknown') : `${nationName(t, NATION_OF[capital])} ${signed(-loss)}`;
};

const lossWords = ({ view }: Table, { capital }: Play): string => {
  const loss = capital && view.prints.sabotages[capital]?.loss;
  return loss === undefined ? '?' : signed(-loss);
};

const styles = StyleSheet.create({
  ways: { flexGrow: 1, gap: space.s },
  lines: { flexGrow: 1, gap: space.s },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  cell: { flexGrow: 1, flexBasis: '46%' },
  whole: { flexBasis: '100%' },
});
