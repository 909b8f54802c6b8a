export { serviceChecked } from './store/last-checks.ts'
