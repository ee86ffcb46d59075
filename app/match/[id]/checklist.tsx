export { ChecklistScreen as default } from '@/components/setup/ChecklistScreen';
