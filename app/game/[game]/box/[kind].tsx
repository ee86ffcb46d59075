export { KindScreen as default } from '@/components/box/KindScreen';
