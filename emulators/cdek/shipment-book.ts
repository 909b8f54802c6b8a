import { randomUUID } from 'node:crypto'
import { Book } from '../book.ts'
import type { CdekEmulatorCity } from './cities.ts'

/** A status of a shipment in wire format. */
export interface ShipmentStatus {
  readonly code: string
  readonly name: string
  readonly date_time: string
  readonly city: string
}

/** Fields of an order that the emulator reads. */
export interface OrderedShipment {
  readonly number: string
  readonly tariffCode: number
  readonly fromCityCode: number | null
  readonly toCityCode: number | null
  /** Code of the pick-up point; null = delivered to the door. */
  readonly deliveryPoint: string | null
  readonly address: string
  readonly recipient: string
  readonly phone: string
  readonly weightGrams: number
  /** Cash on delivery, roubles. */
  readonly toCollect: number
}

export interface BookedShipment extends OrderedShipment {
  readonly uuid: string
  readonly trackNumber: string
  readonly requestUuid: string
  /** Time of the order, milliseconds since the epoch. */
  readonly orderedAt: number
  /** Error codes; empty = accepted. */
  readonly errors: readonly string[]
  /** Id of the return shipment of a parcel that was not received. */
  returnUuid?: string
  /** Time of its last step, milliseconds since the epoch. */
  steppedAt: number
  /** Statuses, oldest first. */
  statuses: ShipmentStatus[]
}

const NAMES: Readonly<Record<string, string>> = {
  ACCEPTED: 'Принят',
  CREATED: 'Создан',
  REMOVED: 'Удалён',
  RECEIVED_AT_SENDER_WAREHOUSE: 'Принят на склад отправителя',
  TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY: 'Сдан перевозчику в городе отправителе',
  SENT_TO_RECIPIENT_CITY: 'Отправлен в город получателя',
  ACCEPTED_IN_RECIPIENT_CITY: 'Встречен в городе получателя',
  ACCEPTED_AT_RECIPIENT_CITY_WAREHOUSE: 'Принят на склад доставки',
  ACCEPTED_AT_PICK_UP_POINT: 'Принят на склад до востребования',
  TAKEN_BY_COURIER: 'Выдан на доставку',
  DELIVERED: 'Вручён',
  NOT_DELIVERED: 'Не вручён',
}
const ON_THE_WAY = [
  'CREATED',
  'RECEIVED_AT_SENDER_WAREHOUSE',
  'TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY',
  'SENT_TO_RECIPIENT_CITY',
  'ACCEPTED_IN_RECIPIENT_CITY',
]
const TO_POINT = [...ON_THE_WAY, 'ACCEPTED_AT_PICK_UP_POINT', 'DELIVERED']
const TO_DOOR = [...ON_THE_WAY, 'ACCEPTED_AT_RECIPIENT_CITY_WAREHOUSE', 'TAKEN_BY_COURIER', 'DELIVERED']
const ENDS: ReadonlySet<string> = new Set(['DELIVERED', 'NOT_DELIVERED', 'REMOVED'])

/** Time for which a point stores a parcel free of charge, ms: a week. */
const KEPT_MS = 7 * 24 * 3_600_000
const MAX_KEPT = 2_000
/** First track number. */
const FIRST_TRACK = 1_100_000_001

export interface ShipmentBookOptions {
  readonly now: () => number
  readonly cities: readonly CdekEmulatorCity[]
  /** Time until an order is accepted, ms. */
  readonly processMs: number
  /** File of the book; null = memory only. */
  readonly file: string | null
}

/** The carrier's shipments with their progress. The oldest shipments are deleted. */
export class ShipmentBook {
  readonly #options: ShipmentBookOptions
  readonly #entries: Book<BookedShipment>
  #made: number

  constructor(options: ShipmentBookOptions) {
    this.#options = options
    this.#entries = new Book(({ uuid }) => uuid, options.file)
    this.#made = this.#entries.size
  }

  /** Adds a shipment. A repeated number is another shipment, because the real service rarely refuses it. */
  add(ordered: OrderedShipment, errors: readonly string[]): BookedShipment {
    const now = this.#options.now()
    this.#made += 1
    const entry: BookedShipment = {
      ...ordered,
      uuid: randomUUID(),
      requestUuid: randomUUID(),
      trackNumber: String(FIRST_TRACK + this.#made),
      orderedAt: now,
      steppedAt: now,
      errors,
      statuses: [this.#statusOf('ACCEPTED', ordered.fromCityCode, now)],
    }
    this.#entries.keep(entry)
    const [oldest] = this.#entries.list()
    if (oldest && this.#entries.size > MAX_KEPT) this.#entries.forget(oldest.uuid)
    return entry
  }

  /** Shipments, newest first. */
  list(): BookedShipment[] {
    return this.#entries.list().toReversed()
  }

  get(uuid: string): BookedShipment | null {
    return this.#entries.get(uuid)
  }

  /** State of a shipment; `waiting` until it is processed. */
  stateOf({ errors, orderedAt }: BookedShipment): 'waiting' | 'made' | 'refused' {
    if (this.#options.now() < orderedAt + this.#options.processMs) return 'waiting'
    return errors.length > 0 ? 'refused' : 'made'
  }

  codeOf({ statuses }: BookedShipment): string {
    return statuses.at(-1)?.code ?? 'ACCEPTED'
  }

  /** Sets the status of a processed shipment, with the time of processing. */
  settle(entry: BookedShipment): boolean {
    const state = this.stateOf(entry)
    if (state === 'waiting' || this.codeOf(entry) !== 'ACCEPTED') return false
    this.#push(entry, state === 'made' ? 'CREATED' : 'INVALID')
    return true
  }

  /** The next step of a shipment; null = none. */
  nextOf(entry: BookedShipment): string | null {
    const way = entry.deliveryPoint === null ? TO_DOOR : TO_POINT
    const at = way.indexOf(this.codeOf(entry))
    return at < 0 ? null : (way[at + 1] ?? null)
  }

  /** Makes the next or the given step; false = impossible. */
  step(entry: BookedShipment, code: string | null = this.nextOf(entry)): boolean {
    if (code === null || !Object.hasOwn(NAMES, code) || ENDS.has(this.codeOf(entry))) return false
    if (this.stateOf(entry) !== 'made') return false
    this.#push(entry, code)
    if (code === 'NOT_DELIVERED') this.#sendBack(entry)
    return true
  }

  /** Creates a return shipment to an office of the sender's town. */
  #sendBack(entry: BookedShipment): void {
    const { number, fromCityCode, toCityCode, returnUuid } = entry
    if (returnUuid !== undefined) return
    const back = { ...entry, number: `R-${number}`, fromCityCode: toCityCode, toCityCode: fromCityCode, toCollect: 0 }
    entry.returnUuid = this.add({ ...back, deliveryPoint: entry.deliveryPoint ?? 'RETURN' }, []).uuid
    this.#entries.keep(entry)
  }

  /** Time until which its point stores a parcel free of charge; null = it is not at a point. */
  keptUntil({ statuses }: BookedShipment): number | null {
    const last = statuses.at(-1)
    return last?.code === 'ACCEPTED_AT_PICK_UP_POINT' ? Date.parse(last.date_time) + KEPT_MS : null
  }

  #push(entry: BookedShipment, code: string): void {
    const { now } = this.#options
    entry.steppedAt = now()
    const near = ON_THE_WAY.slice(0, 3).includes(code)
    entry.statuses.push(this.#statusOf(code, near ? entry.fromCityCode : entry.toCityCode, now()))
    this.#entries.keep(entry)
  }

  #statusOf(code: string, cityCode: number | null, at: number): ShipmentStatus {
    const city = this.#options.cities.find((one) => one.code === cityCode)?.city ?? ''
    return { code, name: NAMES[code] ?? code, date_time: new Date(at).toISOString().replace(/\.\d+Z$/, '+0000'), city }
  }
}
