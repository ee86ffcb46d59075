import { useState } from 'react';
import { View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { useTranslate } from '@/i18n/use-translate';
import { AddPlayer, Remembered } from './AddPlayer';
import { SeatEditor } from './SeatEditor';
import { SeatRow } from './SeatRow';
import { moveSeat } from './seats';
import { useDragOrder } from './use-drag-order';
import { type Setup } from './use-setup';

interface PlayersCardProps {
  readonly setup: Setup;
  readonly names: readonly string[];
}

/** Who plays, clockwise. */
export function PlayersCard({ setup, names }: PlayersCardProps) {
  const t = useTranslate();
  const { seats, setSeats, range } = setup;
  const [edited, setEdited] = useState<number>();
  const move = (key: number, by: 1 | -1) => setSeats((now) => moveSeat(now, key, by));
  const { dragged, rowProps, gripProps } = useDragOrder(
    seats.map(({ key }) => key),
    move,
  );
  const full = seats.length >= range.max;
  return (
    <Card title={t('setup.players')}>
      <AppText variant="small" tone="soft">
        {t('setup.players-hint')}
      </AppText>
      <View role="list">
        {seats.map((seat, index) => (
          <SeatRow
            key={seat.key}
            name={names[index] ?? ''}
            colour={seat.colour}
            first={index === 0}
            last={index === seats.length - 1}
            onEdit={() => setEdited(seat.key)}
            onMove={(by) => move(seat.key, by)}
            offset={dragged?.key === seat.key ? dragged.offset : undefined}
            rowProps={rowProps(seat.key)}
            gripProps={gripProps(seat.key)}
          />
        ))}
      </View>
      <Remembered setup={setup} />
      {full ? (
        <AppText variant="small" tone="soft">
          {t('setup.full-table', { count: range.max })}
        </AppText>
      ) : (
        <AddPlayer setup={setup} names={names} />
      )}
      <SeatEditor setup={setup} seat={edited} onClose={() => setEdited(undefined)} />
    </Card>
  );
}
