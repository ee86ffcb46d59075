export { GlanceScreen as default } from '@/components/match/glance/GlanceScreen';
