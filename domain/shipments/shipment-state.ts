/**
 * Where a parcel is, in the order of its way; the last three end it. `returning`: it goes back; `returnWaiting`: it waits for
 * its seller to fetch it; `returned`: its seller has it.
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

/** The carrier's word of a moment, with its own code. */
export interface CarrierStatus {
  /** CDEK's code, capital letters. */
  readonly code: string
  /** ISO with a zone. */
  readonly at: string
  readonly city: string
}

/** CDEK's codes of statuses. One that is not here tells nobody anything and is kept as it is. */
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

/** The way back is another shipment of the carrier's; its codes stand in ours with this before them. */
const BACK = 'RETURN_'

/** A code of the way back. */
export const codeOfReturn = (code: string): string => `${BACK}${code}`

const STATE_OF_RETURN: Readonly<Partial<Record<ShipmentState, ShipmentState>>> = {
  waiting: 'returnWaiting',
  delivered: 'returned',
}

/** Null = the code says nothing of where the parcel is. */
export function stateOfCode(code: string): ShipmentState | null {
  if (!code.startsWith(BACK)) return STATE_OF_CODE[code] ?? null
  const there = STATE_OF_CODE[code.slice(BACK.length)]
  if (there === undefined || there === 'removed') return null
  return STATE_OF_RETURN[there] ?? 'returning'
}

/** What a shipment keeps of its way at the most: a real one has about fifteen. */
export const MAX_STATUSES = 200

const rankOf = ({ code }: CarrierStatus) => SHIPMENT_STATES.indexOf(stateOfCode(code) ?? 'made')
const moment = ({ at }: CarrierStatus) => Date.parse(at)
const keyOf = (status: CarrierStatus) => `${moment(status)} ${status.code}`
const byTime = (one: CarrierStatus, other: CarrierStatus) =>
  moment(one) - moment(other) ||
  rankOf(one) - rankOf(other) ||
  (one.code < other.code ? -1 : one.code > other.code ? 1 : 0)

/**
 * Everything that is known of a way, oldest first. Nothing that was known is lost, so an answer that was overtaken by a
 * later one changes nothing. Statuses without a moment are left out.
 */
export function mergeStatuses(known: readonly CarrierStatus[], told: readonly CarrierStatus[]): CarrierStatus[] {
  const all = new Map(
    [...told, ...known].filter((status) => !Number.isNaN(moment(status))).map((one) => [keyOf(one), one]),
  )
  return [...all.values()].sort(byTime).slice(-MAX_STATUSES)
}

/** Where the parcel is by the latest word of it; null = the carrier has not said. */
export const stateOfWay = (statuses: readonly CarrierStatus[]): ShipmentState | null =>
  statuses.toSorted(byTime).reduce<ShipmentState | null>((state, { code }) => stateOfCode(code) ?? state, null)

/** Nothing more is going to be told of it. */
export const isWayOver = (state: ShipmentState | null): boolean =>
  state === 'delivered' || state === 'returned' || state === 'removed'

/** The carrier has taken the parcel, or had. */
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
 * The step of its order that a parcel's way has come to: `onTheRoad` once the carrier has it, `received` once it was
 * handed over. Null = the order stays where it is. What has been reached is never taken back: a parcel that was not
 * handed over leaves the order to its seller, who alone knows what becomes of the goods and the money; so does one that has
 * come back, since of what has left the machine of orders lets only people cancel.
 */
export function orderStepOf(statuses: readonly CarrierStatus[]): 'onTheRoad' | 'received' | null {
  const states = statuses.map(({ code }) => stateOfCode(code))
  if (states.includes('delivered')) return 'received'
  return states.some((state) => state !== null && LEFT.has(state)) ? 'onTheRoad' : null
}

/** What stands between a shipment and the carrier. `ordering`: it was asked for; `refused`: the carrier does not take it. */
export const SHIPMENT_STEPS = ['ordering', 'made', 'refused', 'callingOff', 'calledOff'] as const
export type ShipmentStep = (typeof SHIPMENT_STEPS)[number]

/** Another one may be made in its place. */
export const isReplaceable = (step: ShipmentStep): boolean => step === 'refused' || step === 'calledOff'

/** It may be called off: the carrier knows it and has not got the parcel yet. */
export const mayCallOff = (step: ShipmentStep, state: ShipmentState | null): boolean =>
  step === 'made' && (state === null || state === 'made')
