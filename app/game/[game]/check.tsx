export { CheckScreen as default } from '@/components/game/CheckScreen';
