export { RulesScreen as default } from '@/components/rules/RulesScreen';
