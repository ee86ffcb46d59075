export { TopicScreen as default } from '@/components/shell/rules/TopicScreen';
