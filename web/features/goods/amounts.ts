export { countingOf } from '../../data/cabinet/counting.ts'
