import type { DeliveryStatus } from './order-status.ts'

/** Kinds of photos. `packed`: the picked order; `door`: a courier's visit; `repaid`: the proof of a repayment. */
export const PHOTO_MOMENTS = ['packed', 'door', 'repaid'] as const
export type PhotoMoment = (typeof PHOTO_MOMENTS)[number]

export type PhotoSubject =
  | { readonly moment: 'packed' }
  /** Photo of a courier's visit; `press` = its idempotency key. */
  | { readonly moment: 'door'; readonly press: string }
  | { readonly moment: 'repaid'; readonly debtId: number }

export const MAX_PARCEL_PHOTOS = 3
/** Maximum photos of one order taken at the door, over all visits. */
export const MAX_DOOR_PHOTOS = 5
/** Maximum photos that prove the repayment of one debt. */
export const MAX_REPAYMENT_PHOTOS = 3

const PACKED_IN: ReadonlySet<DeliveryStatus> = new Set(['isAssembling', 'onTheRoad', 'readyForIssuance'])
const AT_DOOR_IN: ReadonlySet<DeliveryStatus> = new Set(['isAssembling', 'onTheRoad', 'received'])

/** True = the seller may add photos: from picking until the handover. */
export const mayBePhotographed = (state: DeliveryStatus): boolean => PACKED_IN.has(state)

/** True = a courier may add a photo to a visit, also after the handover. */
export const mayBePhotographedAtDoor = (state: DeliveryStatus): boolean => AT_DOOR_IN.has(state)
