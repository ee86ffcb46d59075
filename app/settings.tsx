export { SettingsScreen as default } from '@/components/shell/settings/SettingsScreen';
