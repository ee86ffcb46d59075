export { CalculatorScreen as default } from '@/components/shell/doors/CalculatorScreen';
