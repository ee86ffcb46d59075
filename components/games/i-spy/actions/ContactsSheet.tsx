import { useState } from 'react';
import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Sheet } from '@/components/kit/Sheet';
import { type Capital, CAPITALS } from '@/rules/i-spy/model/pieces';
import { makeContact } from '@/rules/i-spy/moves/make-contact';
import { notePrint } from '@/rules/i-spy/moves/note-print';
import { ContactSheet } from '../entry/ContactSheet';
import { nationName, rewardWords, signed } from '../words';
import { type ActSheetProps } from './act-props';
import { CardRow } from './CardRow';

/** IS-27: in which Capital; a contact that nobody has read yet is read first. */
export function ContactsSheet({ table, seat, onClose }: ActSheetProps) {
  const { t, view, check, act, make } = table;
  const [unread, setUnread] = useState<Capital>();
  const { contacts } = view.prints;
  const detailOf = (capital: Capital): string => {
    const print = contacts[capital];
    if (!print) return t('ui.print-unknown');
    const rewards = print.rewards.map((reward) => rewardWords(t, reward)).join(' / ');
    return `${nationName(t, print.nation)} ${signed(print.influence)} · ${rewards}`;
  };
  if (unread)
    return (
      <ContactSheet
        teller={table}
        known={view.prints}
        capital={unread}
        onClose={onClose}
        onRead={(print) => {
          onClose();
          make(
            { actor: 'table', move: notePrint.make({ print }) },
            { actor: seat, move: makeContact.make({ capital: unread }) },
          );
        }}
      />
    );
  return (
    <Sheet open title={t('ui.do-contact')} onClose={onClose}>
      <AppText tone="soft">{t('ui.contact-hint')}</AppText>
      <View style={{ gap: space.s }}>
        {CAPITALS.map((capital) => {
          const against = check(seat, makeContact.make({ capital })).filter(
            ({ certainty, code }) => certainty === 'broken' && code !== 'contact-unknown',
          );
          return (
            <CardRow
              key={capital}
              title={t(`piece.${capital}`)}
              detail={detailOf(capital)}
              faint={against.length > 0}
              onPress={() => {
                if (!contacts[capital] && against.length === 0) return setUnread(capital);
                onClose();
                return act(seat, makeContact.make({ capital }));
              }}
            />
          );
        })}
      </View>
    </Sheet>
  );
}
