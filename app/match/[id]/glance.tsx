import { GlanceScreen } from '@/components/match/glance/GlanceScreen';
import { matchRoute } from '@/components/match/match-route';

export default matchRoute(GlanceScreen);
