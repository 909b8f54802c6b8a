/**
 * States of a parcel in the order of its route; the last three are final. `returning`: on the way back;
 * `returnWaiting`: waits for its seller to collect it; `returned`: collected by its seller.
 */
export const SHIPMENT_STATES = [
  'made',
  'accepted',
  'travelling',
  'arrived',
  'waiting',
  'withCourier',
  'returning',
  'returnWaiting',
  'returned',
  'delivered',
  'removed',
] as const
export type ShipmentState = (typeof SHIPMENT_STATES)[number]

export interface CarrierStatus {
  /** Status code of CDEK, upper case. */
  readonly code: string
  /** Time of the status, ISO 8601 with a zone. */
  readonly at: string
  readonly city: string
}

/** CDEK's status codes; others are stored but ignored. */
const STATE_OF_CODE: Readonly<Record<string, ShipmentState>> = {
  CREATED: 'made',
  REMOVED: 'removed',
  RECEIVED_AT_SENDER_WAREHOUSE: 'accepted',
  READY_FOR_SHIPMENT_IN_SENDER_CITY: 'accepted',
  READY_TO_SHIP_AT_SENDING_OFFICE: 'accepted',
  RETURNED_TO_SENDER_CITY_WAREHOUSE: 'accepted',
  TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY: 'travelling',
  SENT_TO_TRANSIT_CITY: 'travelling',
  ACCEPTED_IN_TRANSIT_CITY: 'travelling',
  ACCEPTED_AT_TRANSIT_WAREHOUSE: 'travelling',
  RETURNED_TO_TRANSIT_WAREHOUSE: 'travelling',
  READY_FOR_SHIPMENT_IN_TRANSIT_CITY: 'travelling',
  TAKEN_BY_TRANSPORTER_FROM_TRANSIT_CITY: 'travelling',
  SENT_TO_RECIPIENT_CITY: 'travelling',
  ARRIVED_AT_RECIPIENT_CITY: 'arrived',
  ACCEPTED_IN_RECIPIENT_CITY: 'arrived',
  ACCEPTED_AT_RECIPIENT_CITY_WAREHOUSE: 'arrived',
  RETURNED_TO_RECIPIENT_CITY_WAREHOUSE: 'arrived',
  ACCEPTED_AT_PICK_UP_POINT: 'waiting',
  POSTOMAT_POSTED: 'waiting',
  TAKEN_BY_COURIER: 'withCourier',
  DELIVERED: 'delivered',
  POSTOMAT_RECEIVED: 'delivered',
  NOT_DELIVERED: 'returning',
}

/** Prefix of status codes of the return, which is a separate shipment at the carrier. */
const BACK = 'RETURN_'

export const codeOfReturn = (code: string): string => `${BACK}${code}`

const STATE_OF_RETURN: Readonly<Partial<Record<ShipmentState, ShipmentState>>> = {
  waiting: 'returnWaiting',
  delivered: 'returned',
}

/** State by a status code; null = the code does not affect the state. */
export function stateOfCode(code: string): ShipmentState | null {
  if (!code.startsWith(BACK)) return STATE_OF_CODE[code] ?? null
  const there = STATE_OF_CODE[code.slice(BACK.length)]
  if (there === undefined || there === 'removed') return null
  return STATE_OF_RETURN[there] ?? 'returning'
}

/** Maximum stored statuses of a shipment; a typical one has about fifteen. */
export const MAX_STATUSES = 200

const rankOf = ({ code }: CarrierStatus) => SHIPMENT_STATES.indexOf(stateOfCode(code) ?? 'made')
const moment = ({ at }: CarrierStatus) => Date.parse(at)
const keyOf = (status: CarrierStatus) => `${moment(status)} ${status.code}`
const byTime = (one: CarrierStatus, other: CarrierStatus) =>
  moment(one) - moment(other) ||
  rankOf(one) - rankOf(other) ||
  (one.code < other.code ? -1 : one.code > other.code ? 1 : 0)

/** Merges statuses, oldest first. Known statuses stay; statuses without a time are omitted. */
export function mergeStatuses(known: readonly CarrierStatus[], reported: readonly CarrierStatus[]): CarrierStatus[] {
  const all = new Map(
    [...reported, ...known].filter((status) => !Number.isNaN(moment(status))).map((one) => [keyOf(one), one]),
  )
  return [...all.values()].sort(byTime).slice(-MAX_STATUSES)
}

/** The latest state; null = no status yet. */
export const stateOfWay = (statuses: readonly CarrierStatus[]): ShipmentState | null =>
  statuses.toSorted(byTime).reduce<ShipmentState | null>((state, { code }) => stateOfCode(code) ?? state, null)

export const isWayOver = (state: ShipmentState | null): boolean =>
  state === 'delivered' || state === 'returned' || state === 'removed'

/** States in which the carrier has or had the parcel. */
const LEFT: ReadonlySet<ShipmentState> = new Set([
  'accepted',
  'travelling',
  'arrived',
  'waiting',
  'withCourier',
  'returning',
  'returnWaiting',
  'returned',
  'delivered',
])

/**
 * State of the order that the parcel's route has reached: `onTheRoad` once the carrier has the parcel, `received` after
 * the handover. Null = no change. An order never moves back. After a failed handover or a return its seller decides
 * about goods and money; the order machine lets only people cancel a sent order.
 */
export function orderStepOf(statuses: readonly CarrierStatus[]): 'onTheRoad' | 'received' | null {
  const states = statuses.map(({ code }) => stateOfCode(code))
  if (states.includes('delivered')) return 'received'
  return states.some((state) => state !== null && LEFT.has(state)) ? 'onTheRoad' : null
}

/** Steps of a shipment at the carrier. `ordering`: requested; `refused`: the carrier does not accept it. */
export const SHIPMENT_STEPS = ['ordering', 'made', 'refused', 'callingOff', 'calledOff'] as const
export type ShipmentStep = (typeof SHIPMENT_STEPS)[number]

/** True = another shipment may replace this one. */
export const isReplaceable = (step: ShipmentStep): boolean => step === 'refused' || step === 'calledOff'

/** True = the shipment may be cancelled: the carrier knows it and has not received the parcel. */
export const mayCallOff = (step: ShipmentStep, state: ShipmentState | null): boolean =>
  step === 'made' && (state === null || state === 'made')
