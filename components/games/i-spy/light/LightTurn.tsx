import { useRef, useState } from 'react';
import { type GestureResponderEvent, Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Grid } from '@/components/kit/Grid';
import { NumberEditor } from '@/components/kit/NumberEditor';
import { Segmented } from '@/components/kit/Segmented';
import { Sheet } from '@/components/kit/Sheet';
import { type DockQuiets } from '@/components/kit/stage/dock-action';
import { eventTime } from '@/components/kit/stage/settled-taps';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { Frame } from '@/components/match/frame/Frame';
import { type TableProps } from '@/components/match/game-screens';
import { ShuffleCard } from '@/components/match/score/ShuffleCard';
import { hasSecrets } from '@/components/match/who-acts';
import { type Seat } from '@/rules/core/seat';
import { LIMIT, type Measure, type Nation, NATIONS } from '@/rules/i-spy/model/pieces';
import { adjust } from '@/rules/i-spy/light/moves/adjust';
import { endTurn } from '@/rules/i-spy/light/moves/end-turn';
import { giveInitiative } from '@/rules/i-spy/light/moves/give-initiative';
import { useNationColours } from '../nations/nation-look';
import { NationPlate } from '../nations/NationPlate';
import { CubeSheet } from '../nations/CubeSheet';
import { AlignmentSheet } from '../secret/AlignmentSheet';
import { type Column, plainColumns } from '../standing/columns';
import { WhyNations } from '../why/WhyNations';
import { nationName, signed } from '../words';
import { type Light } from './light';

interface LightTurnProps extends Pick<TableProps, 'onPass' | 'play' | 'log'> {
  readonly light: Light;
  readonly seat: Seat;
}

/** Taps that follow each other on one number are one entry. */
interface Run {
  readonly turn: string;
  readonly measure: Measure;
  readonly nation: Nation;
  readonly by: number;
  readonly at: number;
}

const TOGETHER = 2000;
const MEASURES: readonly Measure[] = ['influence', 'power'];
const GUTTER = 17;

/** A turn as a table keeps it: the picture itself is changed, and that is all. */
export function LightTurn({ light, seat, onPass, play, log }: LightTurnProps) {
  const { t, view, seatName, act, options } = light;
  const [measure, setMeasure] = useState<Measure>('influence');
  const [run, setRun] = useState<Run>();
  const [height, setHeight] = useState(320);
  const [typing, setTyping] = useState<Nation>();
  const [more, setMore] = useState(false);
  const [cubes, setCubes] = useState(false);
  const [looking, setLooking] = useState<Seat>();
  const last = useRef<Run>(undefined);
  const turn = `${view.round}/${seat}`;
  const now = run?.turn === turn ? run : undefined;
  const change = (nation: Nation, by: number, at: number) => {
    const before = last.current;
    const joins =
      before?.turn === turn &&
      before.nation === nation &&
      before.measure === measure &&
      at - before.at < TOGETHER;
    play(seat, adjust.make({ measure, nation, by }), { join: joins });
    const next = { turn, measure, nation, at, by: joins ? before.by + by : by };
    last.current = next;
    setRun(next);
  };
  const columns = plainColumns(view.standing).map((column): Column => {
    if (now?.nation !== column.nation || now.by === 0) return column;
    return now.measure === 'power'
      ? { ...column, rose: now.by }
      : { ...column, changes: [{ kind: 'solid', by: now.by }] };
  });
  const next = view.order[view.order.indexOf(seat) + 1];
  const quiet: DockQuiets = [
    ...(options.alignments === 'digital'
      ? [
          {
            label: t('ui.secret'),
            icon: 'lock',
            side: 'left',
            onPress: () => (hasSecrets(log, seat) ? onPass(seat) : setLooking(seat)),
          } as const,
        ]
      : []),
    { label: t('ui.more'), icon: 'more', onPress: () => setMore(true) },
  ] as unknown as DockQuiets;
  return (
    <>
      <Frame
        scene={turn}
        stage={
          <View style={styles.stage} onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}>
            <WhyNations
              teller={light}
              columns={columns}
              postings={view.postings}
              height={Math.max(150, height - space.s)}
            />
          </View>
        }
        tray={
          <>
            {[1, -1].map((by) => (
              <View key={by} role="group" aria-label={t(`ui.${measure}`)} style={styles.row}>
                {NATIONS.map((nation) => (
                  <ChangeKey
                    key={nation}
                    nation={nation}
                    by={by}
                    name={`${nationName(t, nation)} ${t(`ui.${measure}`)} ${signed(by)}`}
                    onPress={(event) => change(nation, by, eventTime(event) ?? 0)}
                    onLongPress={() => setTyping(nation)}
                  />
                ))}
              </View>
            ))}
            <Segmented<Measure>
              hideLabel
              label={t('ui.text-part')}
              value={measure}
              onChange={setMeasure}
              choices={MEASURES.map((value) => ({
                value,
                label: t(`ui.${value}`),
                ...(value === 'power' ? { icon: 'flag' as const } : {}),
              }))}
            />
          </>
        }
        quiet={quiet}
        action={{
          kind: 'go',
          label: next === undefined ? t('ui.do-end') : t('ui.light.next', { seat: seatName(next) }),
          onPress: () => act(seat, endTurn.make({})),
        }}
      />
      {typing && (
        <NumberEditor
          open
          title={`${nationName(t, typing)}: ${t(`ui.${measure}`)}`}
          leading={<NationPlate nation={typing} />}
          value={view.standing[measure][typing]}
          max={LIMIT}
          onClose={() => setTyping(undefined)}
          onSet={(value) => {
            const by = value - view.standing[measure][typing];
            setTyping(undefined);
            // A number that was typed is an entry of its own.
            if (by !== 0) change(typing, by, NaN);
          }}
        />
      )}
      <Sheet open={more} title={t('ui.more')} onClose={() => setMore(false)}>
        <AppText variant="label">{t('ui.owed.in-the-wind')}</AppText>
        <Grid label={t('ui.owed.in-the-wind')}>
          {view.order
            .filter((each) => each !== view.initiative)
            .map((each) => (
              <Button
                key={each}
                label={seatName(each)}
                kind="secondary"
                icon="initiative"
                onPress={() => {
                  setMore(false);
                  act(seat, giveInitiative.make({ seat: each }));
                }}
              />
            ))}
        </Grid>
        <Button
          label={t('ui.cubes')}
          kind="quiet"
          icon="edit"
          onPress={() => {
            setMore(false);
            setCubes(true);
          }}
        />
        {options.alignments === 'digital' && view.round === 1 && <ShuffleCard over={false} />}
        {options.alignments === 'digital' && (
          <Grid label={t('ui.alignment')}>
            {view.order.map((each) => (
              <Button
                key={each}
                label={t('ui.only', { seat: seatName(each) })}
                kind="secondary"
                icon="lock"
                onPress={() => {
                  setMore(false);
                  setLooking(each);
                }}
              />
            ))}
          </Grid>
        )}
      </Sheet>
      {cubes && <CubeSheet onClose={() => setCubes(false)} />}
      {looking !== undefined && (
        <AlignmentSheet
          teller={light}
          seat={looking}
          nationOf={() => light.viewOf(looking).players[looking]?.alignment}
          onClose={() => setLooking(undefined)}
        />
      )}
    </>
  );
}

interface ChangeKeyProps {
  readonly nation: Nation;
  readonly by: number;
  readonly name: string;
  readonly onPress: (event: GestureResponderEvent) => void;
  readonly onLongPress: () => void;
}

/** Below its column. Held, the number is typed. */
function ChangeKey({ nation, by, name, onPress, onLongPress }: ChangeKeyProps) {
  const look = useNationColours()(nation);
  return (
    <Pressable
      role="button"
      aria-label={name}
      onPress={onPress}
      onLongPress={onLongPress}
      style={({ pressed }) => [styles.key, ground(look.tint), edge(look.edge), pressed && styles.pressed]}
    >
      <AppText variant="number" style={ink(look.deep)}>
        {by > 0 ? '+' : '−'}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  stage: { flex: 1, minHeight: 0, paddingHorizontal: space.s },
  row: { flexDirection: 'row', gap: 4, paddingLeft: GUTTER - space.s, marginHorizontal: -space.s },
  key: {
    flex: 1,
    minHeight: target.least + 4,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.m,
  },
  pressed: { opacity: 0.6 },
});
