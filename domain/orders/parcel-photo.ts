import type { DeliveryStatus } from './order-status.ts'

/** `packed`: the gathered order; `door`: the visit of a courier; `repaid`: the proof of a repayment. */
export const PHOTO_MOMENTS = ['packed', 'door', 'repaid'] as const
export type PhotoMoment = (typeof PHOTO_MOMENTS)[number]

/** The moments of an order that its photos show. */
export type PhotoSubject =
  | { readonly moment: 'packed' }
  /** `press`: idempotency key of one photo. */
  | { readonly moment: 'door'; readonly press: string }
  | { readonly moment: 'repaid'; readonly debtId: number }

/** Photos of one parcel, at most. */
export const MAX_PARCEL_PHOTOS = 3
/** Photos of one order taken at the door, at most: a courier may come several times. */
export const MAX_DOOR_PHOTOS = 5
/** Photos that prove the repayment of one debt, at most. */
export const MAX_REPAYMENT_PHOTOS = 3

const PACKED_IN: ReadonlySet<DeliveryStatus> = new Set(['isAssembling', 'onTheRoad', 'readyForIssuance'])
const AT_DOOR_IN: ReadonlySet<DeliveryStatus> = new Set(['isAssembling', 'onTheRoad', 'received'])

/** While it is gathered and until it is handed over, its seller may show how it looks. */
export const mayBePhotographed = (state: DeliveryStatus): boolean => PACKED_IN.has(state)

/** A courier may attach a photo to a visit, also after the order was marked as handed over. */
export const mayBePhotographedAtDoor = (state: DeliveryStatus): boolean => AT_DOOR_IN.has(state)
