import { translationOf } from '../catalogue';
import { type app as en } from '../en/app';
import { match } from './match';
import { shell } from './shell';

export const app = translationOf<typeof en>()({
  ...match,
  ...shell,

  'app.name': 'Debrief',
  'app.tagline': 'Der Begleiter neben dem Spielplan',

  'common.back': 'Zurück',
  'common.cancel': 'Abbrechen',
  'common.close': 'Schließen',
  'common.delete': 'Löschen',
  'common.done': 'Fertig',
  'common.edit': 'Bearbeiten',
  'common.less': '{{label}}: eins weniger',
  'common.more': '{{label}}: eins mehr',
  'common.next': 'Weiter',
  'common.no': 'Nein',
  'common.ok': 'OK',
  'common.redo': 'Wiederholen',
  'common.retry': 'Noch einmal versuchen',
  'common.save': 'Speichern',
  'common.undo': 'Rückgängig',
  'common.undo-what': 'Rückgängig: {{what}}',
  'common.yes': 'Ja',
  'common.digit-delete': 'Letzte Ziffer löschen',
  'common.sign': 'Vorzeichen wechseln',
  'common.players_one': '{{count}} Person',
  'common.players_other': '{{count}} Personen',
  'common.points_one': '{{count}} Punkt',
  'common.points_other': '{{count}} Punkte',
  'common.seat': '{{name}}, {{colour}}',

  'colour.blue': 'Blau',
  'colour.green': 'Grün',
  'colour.orange': 'Orange',
  'colour.purple': 'Violett',
  'colour.red': 'Rot',
  'colour.yellow': 'Gelb',

  'settings.language': 'Sprache',
  'settings.system': 'Wie auf diesem Gerät',
  'settings.theme': 'Darstellung',
  'settings.theme-dark': 'Dunkel',
  'settings.theme-light': 'Hell',
});
