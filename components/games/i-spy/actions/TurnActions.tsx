import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Grid } from '@/components/kit/Grid';
import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { type TextSource } from '@/rules/i-spy/model/prints';
import { endTurn } from '@/rules/i-spy/moves/end-turn';
import { PlanSheet } from '../advice/PlanSheet';
import { useMapChoice } from '../map/map-choice';
import { dueOnMap } from '../map/goals';
import { GoThere, useTapped } from '../map/GoThere';
import { LearnSheet } from '../map/LearnSheet';
import { MapDock } from '../map/MapDock';
import { TravelSheet } from '../map/TravelSheet';
import { cardName } from '../words';
import { type ActProps } from './act-props';
import { ContactsSheet } from './ContactsSheet';
import { DockButton, DockRow } from './DockButton';
import { LookButton } from './LookButton';
import { hasMore } from './more';
import { MoreSheet } from './MoreSheet';
import { OwedActions } from './OwedActions';
import { PlaySheet } from './PlaySheet';
import { RetrieveSheet } from './RetrieveSheet';
import { TextSheet } from './TextSheet';

type Opened =
  | { readonly kind: 'play' | 'contact' | 'retrieve' | 'travel' | 'more' | 'learn' | 'plan' }
  | { readonly kind: 'text'; readonly source: TextSource; readonly title: string };

const CARD_ACTIONS = 2;

/** Two Card Actions and a Contact or Retrieval in any order; what is owed comes first, what is done steps back. */
export function TurnActions({ table, seat, onLook }: ActProps) {
  const { t, view, why, check, act, seatName } = table;
  const app = useTranslate();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { turn } = view;
  const most = CARD_ACTIONS + turn.extra;
  const pressing = turn.owed.filter(({ kind }) => kind !== 'text');
  const texts = turn.owed.flatMap((owed) => (owed.kind === 'text' ? [owed.source] : []));
  const wind = pressing.find(({ kind }) => kind === 'in-the-wind');
  const due = pressing.find(({ kind }) => kind !== 'in-the-wind');
  const textTitle = (source: TextSource) =>
    source.kind === 'card'
      ? cardName(t, source.card)
      : source.kind === 'contact'
        ? t('ui.contact-in', { capital: t(`piece.${source.capital}`) })
        : t('ui.assets');
  // What was tapped on the map stands alone, so that the map stays in sight.
  const tapped = useTapped(table, seat);
  const { choose } = useMapChoice(table);
  const played = turn.cardActions >= most;
  const ends = why(check(seat, endTurn.make({})));
  return (
    <>
      {tapped && (
        <DockRow label={app('match.actions')}>
          <View style={styles.go}>
            <GoThere table={table} seat={seat} region={tapped} />
          </View>
          <DockButton name={t('ui.not-there')} icon="close" onPress={() => choose(undefined)} />
        </DockRow>
      )}
      {!tapped && wind && <OwedActions key="wind" table={table} seat={seat} owed={wind} />}
      {!tapped && due && <OwedActions key={due.kind} table={table} seat={seat} owed={due} onLook={onLook} />}
      {texts.map((source) => (
        <Button
          key={JSON.stringify(source)}
          label={t('ui.text-of', { what: textTitle(source) })}
          kind="secondary"
          icon="edit"
          onPress={() => setOpened({ kind: 'text', source, title: textTitle(source) })}
        />
      ))}
      {!tapped && pressing.length === 0 && view.map && (
        <MapDock {...{ table, seat, onLook, played, ends }} onOpen={(kind) => setOpened({ kind })} />
      )}
      {!tapped && pressing.length === 0 && !view.map && (
        <Grid label={app('match.actions')}>
          <Button
            label={t('ui.short-do.play')}
            name={t('ui.do-play')}
            kind={played ? 'secondary' : 'primary'}
            onPress={() => setOpened({ kind: 'play' })}
          />
          {!turn.third && (
            <Button
              label={t('ui.short-do.contact')}
              name={t('ui.do-contact')}
              onPress={() => setOpened({ kind: 'contact' })}
            />
          )}
          {!turn.third && (
            <Button
              label={t('ui.short-do.retrieve')}
              name={t('ui.do-retrieve')}
              onPress={() => setOpened({ kind: 'retrieve' })}
            />
          )}
          {hasMore({ table, seat }) && (
            <Button
              label={t('ui.more')}
              kind="secondary"
              icon="more"
              onPress={() => setOpened({ kind: 'more' })}
            />
          )}
          <Button
            label={t('ui.do-end')}
            icon="pass"
            kind={ends === undefined ? 'primary' : 'secondary'}
            onPress={() => act(seat, endTurn.make({}))}
          />
        </Grid>
      )}
      {(pressing.length > 0 ? tapped || !dueOnMap(view) : !view.map) && (
        <LookButton seat={seat} seatName={seatName} onLook={onLook} />
      )}
      {opened?.kind === 'play' && <PlaySheet table={table} seat={seat} onClose={close} />}
      {opened?.kind === 'contact' && <ContactsSheet table={table} seat={seat} onClose={close} />}
      {opened?.kind === 'retrieve' && <RetrieveSheet table={table} seat={seat} onClose={close} />}
      {opened?.kind === 'travel' && <TravelSheet table={table} seat={seat} onClose={close} />}
      {opened?.kind === 'plan' && <PlanSheet table={table} seat={seat} onClose={close} />}
      {opened?.kind === 'learn' && <LearnSheet table={table} seat={seat} onClose={close} />}
      {opened?.kind === 'more' && (
        <MoreSheet
          table={table}
          seat={seat}
          onClose={close}
          onLearn={() => setOpened({ kind: 'learn' })}
          onPlan={() => setOpened({ kind: 'plan' })}
          onText={(source, title) => setOpened({ kind: 'text', source, title })}
        />
      )}
      {opened?.kind === 'text' && (
        <TextSheet table={table} seat={seat} title={opened.title} source={opened.source} onClose={close} />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  go: { flex: 1 },
});
