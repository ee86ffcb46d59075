import { matchRoute } from '@/components/match/match-route';
import { ChecklistScreen } from '@/components/setup/ChecklistScreen';

export default matchRoute(ChecklistScreen);
