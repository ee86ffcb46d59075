import { translationOf } from '../catalogue';
import type { words as en } from '../en/box-words';

export const words = translationOf<typeof en>()({
  'import.empty': 'Il n’y a rien dedans.',
  'import.too-large':
    'C’est bien plus grand qu’une boîte : {{bytes}} caractères, on en lit {{limit}} au plus.',
  'import.not-ours': 'Ce n’est pas une boîte de Debrief.',
  'import.other-app': 'Cela vient d’une autre appli : {{app}}.',
  'import.backup': 'C’est une sauvegarde de toute l’appli. Elle se restaure dans les réglages.',
  'import.not-json': 'C’est illisible : ligne {{line}}, colonne {{column}}.',
  'import.truncated': 'La fin manque : cela s’arrête après {{at}} caractères.',
  'import.too-deep': 'C’est imbriqué sur plus de {{levels}} niveaux ; aucune boîte ne l’est.',
  'import.prototype': 'Cela essaie de modifier l’appli elle-même ({{path}}) ; aucune boîte ne le fait.',
  'import.newer': 'Un Debrief plus récent l’a créé (version {{version}}). Mettez d’abord l’appli à jour.',
  'import.checksum': 'Cela a été coupé ou modifié en route : la somme de contrôle ne correspond pas.',
  'import.too-many': 'Trop à {{path}} : {{found}}, {{limit}} au plus.',
  'import.unknown-game': 'Debrief ne connaît pas le jeu {{game}} ({{path}}).',
  'import.unknown-kind': 'Le jeu n’a pas cette pièce : {{piece}} ({{path}}).',
  'import.twice': 'La même pièce y figure deux fois : {{piece}} ({{path}}).',
  'import.misfit': '{{piece}} ne peut pas être ainsi : {{path}} ({{problem}}).',
  'import.misfit-file': 'Cela n’a pas la forme d’une boîte : {{path}} ({{problem}}).',
});
