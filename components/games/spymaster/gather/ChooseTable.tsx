import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { space } from '@/components/kit/theme/tokens';
import { Frame } from '@/components/match/frame/Frame';
import { type TableProps } from '@/components/match/game-screens';
import { SeatMark } from '@/components/match/SeatMark';
import { type Seat } from '@/rules/core/seat';
import { ROUNDS } from '@/rules/spymaster/model/prints';
import { chooseFile } from '@/rules/spymaster/moves/choose-file';
import { IntelCard } from '../stage/IntelCard';
import { type Table, useTable } from '../table';
import { FileColumn } from './FileColumn';
import { fileOnTable } from './file-words';
import { Folder } from './Folder';
import { GatherStage, useRowPlan } from './GatherStage';
import { lookAt } from './look-at';
import { columnAt, holds, middleOf, piecesOf } from './row-plan';

/** SM-23: a tap on a File, or on its cards, takes it; the SpyMaster is left with the last one. */
export function ChooseTable(props: TableProps) {
  const table = useTable(props);
  const { t, view, act, seatName } = table;
  const { files } = view;
  const size = files.reduce((sum, { count }) => sum + count, 0);
  const { plan, onLayout } = useRowPlan(size, true);
  const seat = view.active;
  const take = (place: number) => {
    const file = files[place];
    if (file) act(seat, chooseFile.make({ first: file.first }));
  };
  return (
    <Frame
      stage={
        <GatherStage
          label={t('ui.files')}
          onLayout={onLayout}
          targets={files.map((file, place) => {
            const box = columnAt(plan, place, files.length);
            const isFree = file.owner === undefined && props.canAct;
            return {
              ...{ id: String(file.first), at: middleOf(box), box },
              label: fileOnTable(table, file, place),
              ...(isFree ? { onPress: () => take(place) } : {}),
            };
          })}
          onElse={(at) => {
            const card = plan.cards.findIndex((frame) => holds(frame, at));
            const place = files.findIndex(({ first, count }) => card >= first && card < first + count);
            if (props.canAct && files[place]?.owner === undefined) take(place);
          }}
        >
          {files.map(({ first, count, cards, spyMasterCard, owner }, place) => (
            <Folder
              key={first}
              file={place}
              pieces={piecesOf(plan, first, count)}
              lit={owner === undefined && cards !== undefined && spyMasterCard}
            />
          ))}
          {files.flatMap(({ first, count, cards }) =>
            Array.from({ length: count }, (_, nth) => {
              const frame = plan.cards[first + nth];
              return frame && <IntelCard key={first + nth} card={cards?.[nth] ?? 'back'} frame={frame} />;
            }),
          )}
          {files.map(({ first, count, cards, spyMasterCard, owner }, place) => (
            <FileColumn
              key={first}
              file={place}
              frame={columnAt(plan, place, files.length)}
              {...{ cards, count, owner }}
              crown={spyMasterCard}
              lit={owner === undefined}
            />
          ))}
        </GatherStage>
      }
      tray={<Choosers table={table} />}
      action={{ kind: 'wait', label: t('ui.gather.tap-file', { seat: seatName(seat) }) }}
      quiet={lookAt(props, table, seat)}
    />
  );
}

/** In their order, with what they have taken. */
function Choosers({ table: { t, view, seatName } }: { readonly table: Table }) {
  const { files, choosers, round } = view;
  const { spyMaster, players } = view;
  const turnOf = (seat: Seat) => (seat - spyMaster - 1 + players.length) % players.length;
  const done = files
    .flatMap(({ owner }, place) => (owner === undefined ? [] : [{ owner, place }]))
    .sort((a, b) => turnOf(a.owner) - turnOf(b.owner));
  return (
    <View style={styles.tray}>
      <AppText tone="soft">{t(round === ROUNDS ? 'ui.gather.breaks-tie' : 'ui.gather.order')}</AppText>
      <View
        style={styles.seats}
        accessible
        role="img"
        aria-label={t('ui.choose-order', { order: choosers.map(seatName).join(', ') })}
      >
        {done.map(({ owner, place }) => (
          <View key={owner} style={styles.seat}>
            <SeatMark seat={owner} size={26} />
            <AppText variant="fine" tone="soft">
              {t('ui.file', { file: place + 1 })}
            </AppText>
          </View>
        ))}
        {choosers.map((seat, nth) => (
          <View key={seat} style={styles.line}>
            {(nth > 0 || done.length > 0) && <Icon name="chevron-right" size={14} />}
            <View style={styles.seat}>
              <SeatMark seat={seat} size={nth === 0 ? 34 : 26} />
              {nth === choosers.length - 1 && <AppText variant="fine">{t('ui.gather.last')}</AppText>}
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  tray: { gap: space.s },
  seats: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s, minHeight: 58 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  seat: { alignItems: 'center', gap: 2 },
});
