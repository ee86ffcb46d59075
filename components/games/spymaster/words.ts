import { type Speak } from '@/i18n/say';
import { type Area, type MissionPrint } from '@/rules/spymaster/model/prints';
import { type View } from '@/rules/spymaster/model/view';
import { type Names, type Table } from './table';

export const areaName = (t: Speak, area: Area): string => t(`piece.${area}`);

/** "2 Special Agents · 1 Freelance Agent · Espionage 5" */
export const missionAsks = (
  { t, cardName }: Names,
  { specialAgents, freelanceAgents, intelligence }: MissionPrint,
): string =>
  [
    ...(specialAgents > 0 ? [t('ui.specials', { count: specialAgents })] : []),
    ...(freelanceAgents > 0 ? [t('ui.freelances', { count: freelanceAgents })] : []),
    cardName(intelligence),
  ].join(' · ');

/** Before the first stack is picked no Mission lies there, and nobody has anything. */
export const isPlacing = ({ phase }: Pick<View, 'phase'>): boolean =>
  phase === 'place-special-agents' || phase === 'place-freelance-agents';

/** Some words tell where a narrow row may break them; a voice need not hear of it. */
export const spoken = (words: string): string => words.replaceAll('\u00ad', '');

/** An Agent that is moved, by whose it is. */
export const agentName = ({ t, seatName }: Table, agent: number | 'freelance'): string =>
  agent === 'freelance' ? t('ui.freelance') : t('ui.agent-of', { seat: seatName(agent) });
