export { RulesScreen as default } from '@/components/shell/rules/RulesScreen';
