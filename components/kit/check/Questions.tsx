import { type ComponentType, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Card } from '@/components/kit/Card';
import { Segmented } from '@/components/kit/Segmented';
import { useGameWords } from '@/i18n/use-say';

interface QuestionsProps {
  /** Whose words they are: `ui.check.<id>` and `ui.check.<id>-title`. */
  readonly game: string;
  readonly questions: Readonly<Record<string, ComponentType>>;
}

/** "Can I …?" Each question asks only what its rule needs, and has answered before anything is entered. */
export function Questions({ game, questions }: QuestionsProps) {
  const t = useGameWords(game);
  const ids = Object.keys(questions);
  const [chosen = '', setChosen] = useState(ids[0]);
  const [opened, setOpened] = useState([chosen]);
  const choose = (id: string) => {
    setChosen(id);
    setOpened([...new Set([...opened, id])]);
  };
  return (
    <>
      <Segmented
        label={t('ui.check.which')}
        hideLabel
        value={chosen}
        onChange={choose}
        choices={ids.map((value) => ({ value, label: t(`ui.check.${value}`) }))}
      />
      {opened.map((id) => {
        const Asked = questions[id];
        // What was entered stays while another question is asked.
        return (
          <View key={id} style={id !== chosen && styles.away}>
            <Card title={t(`ui.check.${id}-title`)} marked>
              {Asked && <Asked />}
            </Card>
          </View>
        );
      })}
    </>
  );
}

const styles = StyleSheet.create({ away: { display: 'none' } });
