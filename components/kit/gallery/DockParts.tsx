import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useReveal } from '@/components/kit/secret/use-reveal';
import { space } from '@/components/kit/theme/tokens';
import { useLanguage } from '@/i18n/use-translate';
import { Button } from '../Button';
import { NumberEditor } from '../NumberEditor';
import { RedactionBars } from '../RedactionBars';
import { SeatBadge } from '../SeatBadge';
import { Dock } from '../stage/Dock';
import { useToast } from '../Toast';
import { SampleStage } from './SampleStage';
import { Section } from './Section';
import { stageSamplesIn } from './stage-samples';

const nothing = () => undefined;

export function DockParts({ onWhole }: { readonly onWhole: (seats: number) => void }) {
  const s = stageSamplesIn(useLanguage());
  const toast = useToast();
  const reveal = useReveal();
  const [chosen, setChosen] = useState<number>();
  const [editing, setEditing] = useState<'keys' | 'panel'>();
  const [agents, setAgents] = useState(7);
  const [points, setPoints] = useState(47);
  const undo = { what: s.done, onPress: nothing };
  const badge = <SeatBadge name="Clara" color="green" shape="triangle" decorative />;
  const close = () => setEditing(undefined);
  return (
    <Section title="Dock · Stage · Bubble · NumberEditor · Toast · RedactionBars">
      <View style={styles.docks}>
        <Dock
          scene="go"
          action={{ kind: 'go', label: s.connect, detail: s.supply, onPress: nothing }}
          quiet={[{ label: s.takeBack, icon: 'undo', side: 'left', onPress: nothing }]}
          undo={undo}
          redo={{ what: s.redone, onPress: nothing }}
        />
        <Dock
          scene="plain"
          action={{ kind: 'plain', label: s.endTurn, icon: 'pass', onPress: nothing }}
          undo={undo}
        />
        <Dock
          scene="wait"
          action={{ kind: 'wait', label: s.tap }}
          hint={s.supply}
          aside={{ label: s.endTurn, onPress: nothing }}
        />
        <Dock scene="refused" action={{ kind: 'refused', label: s.rome, onPress: nothing }} />
        <Dock scene="hold" action={{ kind: 'hold', label: s.hand, name: 'Clara', reveal }} />
        <Dock
          scene="rematch"
          action={{ kind: 'go', label: s.rematch, icon: 'rotate', onPress: nothing }}
          quiet={[
            { label: s.share, icon: 'share', onPress: nothing },
            { label: 'BG Stats', icon: 'score', onPress: nothing },
          ]}
          undo={undo}
        />
      </View>
      <View style={styles.stage}>
        <SampleStage chosen={chosen} onChoose={setChosen} />
      </View>
      <RedactionBars />
      <Button label={`${s.whole} (4)`} kind="secondary" onPress={() => onWhole(4)} />
      <Button label={`${s.whole} (6)`} kind="secondary" onPress={() => onWhole(6)} />
      <Button label={s.whose} kind="secondary" onPress={() => setEditing('keys')} />
      <Button label={s.points} kind="secondary" onPress={() => setEditing('panel')} />
      <Button
        label={s.learned}
        kind="secondary"
        onPress={() => toast({ text: s.learned, icon: 'box', action: { label: s.fix, onPress: nothing } })}
      />
      <Button
        label={s.discs}
        kind="secondary"
        onPress={() => toast({ text: s.discs, warning: true, action: { label: s.check, onPress: nothing } })}
      />
      <NumberEditor
        open={editing === 'keys'}
        title={s.whose}
        leading={badge}
        value={agents}
        max={15}
        counted={8}
        onClose={close}
        onSet={(next) => {
          setAgents(next);
          close();
        }}
      />
      <NumberEditor
        open={editing === 'panel'}
        title={s.points}
        leading={badge}
        value={points}
        max={199}
        onClose={close}
        onSet={(next) => {
          setPoints(next);
          close();
        }}
      />
    </Section>
  );
}

const styles = StyleSheet.create({
  docks: { gap: space.m, marginHorizontal: -space.l },
  stage: { height: 360 },
});
