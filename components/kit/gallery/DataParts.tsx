import { useState } from 'react';
import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { useLanguage, useTranslate } from '@/i18n/use-translate';
import { Button } from '../Button';
import { DataTable } from '../DataTable';
import { Fact } from '../Fact';
import { Grid } from '../Grid';
import { Progress } from '../Progress';
import { RoundTrack } from '../RoundTrack';
import { SeatBadge } from '../SeatBadge';
import { Track } from '../Track';
import { people, samplesIn } from './samples';
import { Section } from './Section';

const badge = (seat: number, size: number, decorative = true) => (
  <SeatBadge
    name={people[seat] ?? ''}
    color={seatColorOf(seat)}
    shape={seatShapeOf(seat)}
    size={size}
    decorative={decorative}
  />
);

export function DataParts() {
  const s = samplesIn(useLanguage());
  const t = useTranslate();
  const [step, setStep] = useState(0);
  const values = [12, 13, 31, 0, 38, 7].map((value) => (value + step * 7) % 39);
  return (
    <Section title="Track · RoundTrack · Progress · Fact · Grid · DataTable">
      <Button label={t('common.next')} kind="secondary" onPress={() => setStep(step + 1)} />
      <Track
        label={s.power}
        max={38}
        stops={[10, 20, 30]}
        markers={people.map((person, seat) => ({
          id: person,
          label: person,
          value: values[seat] ?? 0,
          badge: badge(seat, 32),
        }))}
      />
      <RoundTrack label={s.round} current={5} count={14} stops={[3, 6, 9, 12, 14]} />
      <Progress label={s.openMissions} value={2 + (step % 2)} max={3} />
      <Grid label={s.openMissions}>
        <Fact key="open" label={s.openMissions} value={2} of={3} />
        <Fact key="power" label={s.power} value={values[0] ?? 0} />
      </Grid>
      <DataTable
        label={s.total}
        corner={s.openMissions}
        columns={people
          .slice(0, 4)
          .map((person, seat) => ({ id: person, label: person, head: badge(seat, 28, false) }))}
        rows={[
          { id: 'a', label: s.mission, cells: [12, 9, 31, 4] },
          { id: 'b', label: s.supply, cells: [3, -1, 0, 5] },
          { id: 'c', label: s.total, cells: [15, 8, 31, 9], strong: true },
        ]}
      />
    </Section>
  );
}
