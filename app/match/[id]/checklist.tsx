import { matchRoute } from '@/components/match/match-route';
import { ChecklistScreen } from '@/components/shell/setup/ChecklistScreen';

export default matchRoute(ChecklistScreen);
