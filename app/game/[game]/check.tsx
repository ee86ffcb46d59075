export { CheckScreen as default } from '@/components/shell/doors/CheckScreen';
