import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { useLanguage } from '@/i18n/use-translate';
import { AppText } from '../AppText';
import { NumberEditor } from '../NumberEditor';
import { StageCard } from '../StageCard';
import { Dock } from '../stage/Dock';
import { type Step } from '../stage/dock-action';
import { MatchStage } from '../stage/MatchStage';
import { Strip } from '../stage/Strip';
import { useToast } from '../Toast';
import { SampleStage } from './SampleStage';
import { sampleSeats } from './sample-seats';
import { stageSamplesIn } from './stage-samples';

interface MatchSampleProps {
  readonly seats: number;
  readonly onClose: () => void;
}

const MOST = 15;

/** All parts of a match in their places, with nothing behind them. */
export function MatchSample({ seats: count, onClose }: MatchSampleProps) {
  const s = stageSamplesIn(useLanguage());
  const toast = useToast();
  const [chosen, setChosen] = useState<number>();
  const [mover, setMover] = useState(2);
  const [correcting, setCorrecting] = useState(false);
  const [undone, setUndone] = useState(false);
  const seats = sampleSeats(s, { count, mover: mover % count, second: true });
  const city = chosen === undefined ? undefined : s.cities[chosen];
  const undo: Step = { what: s.done, onPress: () => setUndone(true) };
  const redo: Step | undefined = undone ? { what: s.redone, onPress: () => setUndone(false) } : undefined;
  const go = () => {
    toast({ text: s.learned, icon: 'box', action: { label: s.fix, onPress: () => undefined } });
    setChosen(undefined);
    setMover(mover + 1);
  };
  return (
    <>
      <MatchStage
        inFront
        strip={
          <Strip
            seats={seats}
            onBack={onClose}
            onMenu={onClose}
            onSeat={() => setCorrecting(true)}
            parts={{ at: 1, of: 2 }}
            progress={{ title: s.round, label: s.roundOf, at: 3, of: 5, note: s.phase }}
          />
        }
        stage={<SampleStage chosen={chosen} onChoose={setChosen} />}
        tray={
          <View style={styles.cards}>
            {s.cities.slice(0, 3).map((name, place) => (
              <View key={name} style={styles.card}>
                <StageCard state={place === 1 ? 'lit' : 'open'} label={name} onPress={() => setChosen(place)}>
                  <AppText variant="fine">{name}</AppText>
                </StageCard>
              </View>
            ))}
          </View>
        }
        dock={
          <Dock
            scene={`turn ${mover}`}
            action={
              city === undefined
                ? { kind: 'wait', label: s.tap }
                : { kind: 'go', label: s.connect, detail: s.supply, onPress: go }
            }
            quiet={[{ label: s.takeBack, icon: 'undo', side: 'left', onPress: () => setChosen(undefined) }]}
            undo={undo}
            redo={redo}
          />
        }
      />
      <NumberEditor
        open={correcting}
        title={s.whose}
        value={7}
        max={MOST}
        counted={8}
        onSet={() => setCorrecting(false)}
        onClose={() => setCorrecting(false)}
      />
    </>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', gap: space.s },
  card: { flex: 1, minWidth: 0 },
});
