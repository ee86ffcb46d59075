export { ShareScreen as default } from '@/components/box/ShareScreen';
