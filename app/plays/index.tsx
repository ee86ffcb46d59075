export { PlaysScreen as default } from '@/components/shell/plays/PlaysScreen';
