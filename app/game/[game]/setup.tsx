export { SetupScreen as default } from '@/components/shell/setup/SetupScreen';
