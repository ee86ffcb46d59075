export { PlayersScreen as default } from '@/components/players/PlayersScreen';
