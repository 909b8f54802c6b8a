export { presentClaim } from './http/present-change.ts'
export { presentOrder } from './http/present-order.ts'
export { presentPreview } from './present-preview.ts'
