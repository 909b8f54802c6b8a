export { marketChanged } from './market-changed.ts'
