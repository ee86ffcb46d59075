export { MatchScreen as default } from '@/components/match/frame/MatchScreen';
