export { marketChanged } from './store/market.store.ts'
