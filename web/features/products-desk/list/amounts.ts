export { countingOf } from '../../../data/stock/desk/counting.ts'
