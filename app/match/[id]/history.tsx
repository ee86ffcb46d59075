export { HistoryScreen as default } from '@/components/match/history/HistoryScreen';
