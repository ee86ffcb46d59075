export { TopicScreen as default } from '@/components/rules/TopicScreen';
