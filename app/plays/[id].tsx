export { OldPlayScreen as default } from '@/components/shell/plays/EntryScreen';
