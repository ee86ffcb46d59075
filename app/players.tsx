export { PlayersScreen as default } from '@/components/shell/players/PlayersScreen';
