export { createOrderLifecycle } from './lifecycle.ts'
export type * from './ports.ts'
