export { onlyOrder } from './trade.ts'
