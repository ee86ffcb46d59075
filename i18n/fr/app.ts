import { translationOf } from '../catalogue';
import { type app as en } from '../en/app';
import { match } from './match';
import { shell } from './shell';

export const app = translationOf<typeof en>()({
  ...match,
  ...shell,

  'app.name': 'Debrief',
  'app.tagline': 'Le compagnon à côté du plateau',

  'common.back': 'Retour',
  'common.cancel': 'Annuler',
  'common.close': 'Fermer',
  'common.delete': 'Supprimer',
  'common.done': 'Terminé',
  'common.edit': 'Modifier',
  'common.less': '{{label}} : un de moins',
  'common.more': '{{label}} : un de plus',
  'common.next': 'Suivant',
  'common.no': 'Non',
  'common.ok': 'OK',
  'common.redo': 'Rétablir',
  'common.retry': 'Réessayer',
  'common.save': 'Enregistrer',
  'common.undo': 'Annuler',
  'common.undo-what': 'Annuler : {{what}}',
  'common.yes': 'Oui',
  'common.digit-delete': 'Effacer le dernier chiffre',
  'common.sign': 'Changer le signe',
  'common.players_one': '{{count}} joueur',
  'common.players_other': '{{count}} joueurs',
  'common.points_one': '{{count}} point',
  'common.points_other': '{{count}} points',
  'common.seat': '{{name}}, {{colour}}',

  'colour.blue': 'bleu',
  'colour.green': 'vert',
  'colour.orange': 'orange',
  'colour.purple': 'violet',
  'colour.red': 'rouge',
  'colour.yellow': 'jaune',

  'settings.language': 'Langue',
  'settings.system': 'Comme sur ce téléphone',
  'settings.theme': 'Apparence',
  'settings.theme-dark': 'Sombre',
  'settings.theme-light': 'Clair',
});
