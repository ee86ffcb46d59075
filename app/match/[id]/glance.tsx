import { GlanceScreen } from '@/components/match/glance/GlanceScreen';
import { matchRoute } from '@/components/match/MatchGate';

export default matchRoute(GlanceScreen);
