export { NewPlayScreen as default } from '@/components/shell/plays/EntryScreen';
