import { match } from './match';
import { shell } from './shell';

export const app = {
  ...match,
  ...shell,

  'app.name': 'Debrief',
  'app.tagline': 'The companion beside your board',

  'common.back': 'Back',
  'common.cancel': 'Cancel',
  'common.close': 'Close',
  'common.delete': 'Delete',
  'common.done': 'Done',
  'common.edit': 'Edit',
  'common.less': '{{label}}: one less',
  'common.more': '{{label}}: one more',
  'common.next': 'Next',
  'common.no': 'No',
  'common.ok': 'OK',
  'common.redo': 'Redo',
  'common.retry': 'Try again',
  'common.save': 'Save',
  'common.undo': 'Undo',
  'common.undo-what': 'Undo: {{what}}',
  'common.yes': 'Yes',
  'common.digit-delete': 'Delete the last digit',
  'common.sign': 'Change the sign',
  'common.players_one': '{{count}} player',
  'common.players_other': '{{count}} players',
  'common.points_one': '{{count}} point',
  'common.points_other': '{{count}} points',
  'common.seat': '{{name}}, {{colour}}',

  'colour.blue': 'blue',
  'colour.green': 'green',
  'colour.orange': 'orange',
  'colour.purple': 'purple',
  'colour.red': 'red',
  'colour.yellow': 'yellow',

  'settings.language': 'Language',
  'settings.system': 'As on this phone',
  'settings.theme': 'Appearance',
  'settings.theme-dark': 'Dark',
  'settings.theme-light': 'Light',
} as const;
