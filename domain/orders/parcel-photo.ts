import type { DeliveryStatus } from './order-status.ts'

/** Photos of one parcel, at most. */
export const MOST_PARCEL_PHOTOS = 3

const STATES: ReadonlySet<DeliveryStatus> = new Set(['isAssembling', 'onTheRoad', 'readyForIssuance'])

/** While it is gathered and until it is handed over, its seller may show how it looks. */
export const mayBePhotographed = (state: DeliveryStatus): boolean => STATES.has(state)
