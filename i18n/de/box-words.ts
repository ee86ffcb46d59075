import { translationOf } from '../catalogue';
import type { words as en } from '../en/box-words';

export const words = translationOf<typeof en>()({
  'import.empty': 'Es ist nichts darin.',
  'import.too-large':
    'Das ist viel größer als jede Schachtel: {{bytes}} Zeichen, gelesen werden höchstens {{limit}}.',
  'import.not-ours': 'Das ist keine Schachtel von Debrief.',
  'import.other-app': 'Das stammt von einer anderen App: {{app}}.',
  'import.backup': 'Das ist eine Sicherung der ganzen App. Sie wird in den Einstellungen zurückgespielt.',
  'import.not-json': 'Das lässt sich nicht lesen: Zeile {{line}}, Spalte {{column}}.',
  'import.truncated': 'Das Ende fehlt: Nach {{at}} Zeichen ist Schluss.',
  'import.too-deep': 'Das ist mehr als {{levels}} Ebenen tief verschachtelt; keine Schachtel ist das.',
  'import.prototype': 'Das versucht die App selbst zu ändern ({{path}}); keine Schachtel tut das.',
  'import.newer': 'Ein neueres Debrief hat das erzeugt (Version {{version}}). Aktualisiere zuerst die App.',
  'import.checksum': 'Das wurde unterwegs gekürzt oder verändert: Die Prüfsumme passt nicht.',
  'import.too-many': 'Zu viel bei {{path}}: {{found}}, höchstens {{limit}}.',
  'import.unknown-game': 'Debrief kennt das Spiel {{game}} nicht ({{path}}).',
  'import.unknown-kind': 'Das Spiel hat kein solches Teil: {{piece}} ({{path}}).',
  'import.twice': 'Dasselbe Teil steht zweimal darin: {{piece}} ({{path}}).',
  'import.misfit': '{{piece}} kann nicht so sein: {{path}} ({{problem}}).',
  'import.misfit-file': 'Das hat nicht die Form einer Schachtel: {{path}} ({{problem}}).',
});
