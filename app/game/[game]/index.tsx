export { DoorsScreen as default } from '@/components/shell/doors/DoorsScreen';
