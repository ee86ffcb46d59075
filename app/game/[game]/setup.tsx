export { SetupScreen as default } from '@/components/setup/SetupScreen';
