import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { NumberEditor } from '@/components/kit/NumberEditor';
import { Segmented } from '@/components/kit/Segmented';
import { space } from '@/components/kit/theme/tokens';
import { Frame } from '@/components/match/frame/Frame';
import { type Card, LIMIT, type Nation } from '@/rules/i-spy/model/pieces';
import { sumOwed } from '@/rules/i-spy/model/scoring';
import { notePrint } from '@/rules/i-spy/light/moves/note-print';
import { type Slides } from '../director/use-slides';
import { CardSheet } from '../entry/CardSheet';
import { NationPlate } from '../nations/NationPlate';
import { plainColumns } from '../standing/columns';
import { StandingPicture } from '../standing/StandingPicture';
import { PrintGrid } from '../turn/PrintGrid';
import { useLow } from '../use-low';
import { nationName } from '../words';
import { CalledCards, CalledNumbers } from './CalledCards';
import { type Light } from './light';

type Way = 'cards' | 'numbers';

interface CallOutProps {
  readonly light: Light;
  readonly slides: Slides;
}

/** IS-50: everybody calls out the Records: one tap a card, or one number a Nation. */
export function CallOut({ light, slides }: CallOutProps) {
  const { t, view, make } = light;
  const low = useLow();
  const [way, setWay] = useState<Way>('cards');
  const [less, setLess] = useState(false);
  const [unread, setUnread] = useState<Card>();
  const [typing, setTyping] = useState(false);
  const [asked, setAsked] = useState<Nation>();
  const { prints, standing } = view;
  const called = slides.cards ?? [];
  const countOf = (card: Card): number => called.find((each) => each.card === card)?.count ?? 0;
  const all = called.reduce((sum, { count }) => sum + count, 0);
  const byCards = sumOwed(
    called.flatMap(({ card, count }) =>
      Array.from({ length: count }, () => prints.cards[card]?.influence ?? {}),
    ),
  );
  const sums = way === 'cards' ? byCards : { ...byCards, ...slides.sums };
  const set = (card: Card, count: number) =>
    slides.change({
      cards: [
        ...called.filter((each) => each.card !== card),
        ...(count > 0 ? [{ card, count: Math.min(count, view.order.length) }] : []),
      ],
    });
  const onCard = (card: Card) => {
    if (less) {
      setLess(false);
      return set(card, countOf(card) - 1);
    }
    if (!prints.cards[card]) return setUnread(card);
    set(card, countOf(card) + 1);
  };
  const read = (print: Parameters<typeof notePrint.make>[0]['print']) => {
    if (!make({ actor: 'table', move: notePrint.make({ print }) })) return;
    if (unread) set(unread, countOf(unread) + 1);
    setUnread(undefined);
    setTyping(false);
  };
  const label =
    way === 'numbers'
      ? t('ui.call.score-numbers')
      : all === 0
        ? t('ui.call.score-none')
        : t('ui.call.score', { count: all });
  return (
    <Frame
      scene="call-out"
      stage={
        <View style={styles.stage}>
          <StandingPicture
            columns={plainColumns(standing, sums)}
            height={low ? 140 : 190}
            tapName={t('ui.call.number')}
            onNation={setAsked}
          />
          <Segmented<Way>
            hideLabel
            label={t('ui.call.how')}
            value={way}
            onChange={setWay}
            choices={[
              { value: 'cards', label: t('ui.call.cards'), icon: 'cards' },
              { value: 'numbers', label: t('ui.call.numbers') },
            ]}
          />
          {way === 'numbers' ? (
            <CalledNumbers light={light} sums={sums} onNation={setAsked} />
          ) : unread ? (
            <PrintGrid
              teller={light}
              known={prints}
              card={unread}
              onPrint={read}
              onOther={() => setTyping(true)}
            />
          ) : (
            <CalledCards light={light} countOf={countOf} onCard={onCard} />
          )}
          {typing && unread && (
            <CardSheet
              teller={light}
              known={prints}
              card={unread}
              onClose={() => setTyping(false)}
              onRead={(print) => print.kind === 'card' && read(print)}
            />
          )}
          {asked && (
            <NumberEditor
              open
              title={t('ui.call.sum', { nation: nationName(t, asked) })}
              leading={<NationPlate nation={asked} />}
              value={sums[asked]}
              max={LIMIT}
              onClose={() => setAsked(undefined)}
              onSet={(sum) => {
                setWay('numbers');
                slides.change({ sums: { ...byCards, ...slides.sums, [asked]: sum } });
                setAsked(undefined);
              }}
            />
          )}
        </View>
      }
      tray={
        <AppText variant="small" tone="soft">
          {t(less ? 'ui.call.less-hint' : 'ui.call.hint')}
        </AppText>
      }
      quiet={
        way === 'cards' && !unread
          ? [{ label: t('ui.call.less'), icon: 'minus', side: 'left', onPress: () => setLess(!less) }]
          : []
      }
      action={
        unread
          ? { kind: 'plain', label: t('ui.call.skip'), onPress: () => setUnread(undefined) }
          : { kind: 'go', label, onPress: () => slides.change({ sums, told: true, at: 0 }) }
      }
    />
  );
}

const styles = StyleSheet.create({
  stage: { flex: 1, minHeight: 0, paddingHorizontal: space.s, gap: space.s },
});
