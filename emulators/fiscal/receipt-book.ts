import { createHash } from 'node:crypto'
import { Book } from '../book.ts'
import type { WireReceipt } from './check-document.ts'

export type Operation = 'sell' | 'sell_refund' | 'sell_correction' | 'sell_refund_correction'
export const OPERATIONS: readonly Operation[] = ['sell', 'sell_refund', 'sell_correction', 'sell_refund_correction']

export interface BookedReceipt {
  readonly uuid: string
  readonly externalId: string
  readonly operation: Operation
  readonly receipt: WireReceipt
  /** Time of the receipt, milliseconds since the epoch. */
  readonly at: number
  readonly number: number
  /** Fiscal attribute of the tax office, ten digits, different for each document. */
  readonly attribute: string
  /** Reason why it was not printed; null = printed or pending. */
  failure: string | null
}

const FN_NUMBER = '9999078902012345'
const REGISTRATION_NUMBER = '0000000001054321'
const MAX_KEPT = 5_000
/** Number of receipts per shift. */
const SHIFT = 200
const MOSCOW_MS = 3 * 3_600_000

/** State of the register; the oldest receipts are deleted. */
export class ReceiptBook {
  readonly #byUuid: Book<BookedReceipt>
  #made: number

  constructor(file: string | null) {
    this.#byUuid = new Book(({ uuid }) => uuid, file)
    this.#made = Math.max(0, ...this.#byUuid.list().map(({ number }) => number))
  }

  /** Adds a receipt; false = its external id exists already. */
  add(entry: Pick<BookedReceipt, 'externalId' | 'operation' | 'receipt' | 'at'>): {
    entry: BookedReceipt
    isNew: boolean
  } {
    const hash = createHash('sha256').update(entry.externalId).digest('hex')
    const uuid = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join(
      '-',
    )
    const known = this.#byUuid.get(uuid)
    if (known) return { entry: known, isNew: false }
    this.#made += 1
    const attribute = String(Number.parseInt(hash.slice(32, 40), 16)).padStart(10, '0')
    const booked: BookedReceipt = { ...entry, uuid, number: this.#made, attribute, failure: null }
    this.#byUuid.keep(booked)
    if (this.#byUuid.size > MAX_KEPT) {
      const [oldest] = this.#byUuid.list()
      if (oldest) this.forget(oldest.uuid)
    }
    return { entry: booked, isNew: true }
  }

  /** Marks a receipt that could not be printed. */
  fail(entry: BookedReceipt, reason: string): void {
    entry.failure = reason
    this.#byUuid.keep(entry)
  }

  forget(uuid: string): void {
    this.#byUuid.forget(uuid)
  }

  find(uuid: string): BookedReceipt | null {
    return this.#byUuid.get(uuid)
  }

  /** Receipts, newest first, searched by order number, seller or product. */
  search(words: string, limit: number): BookedReceipt[] {
    const wanted = words.trim().toLowerCase()
    const isFound = ({ externalId, receipt }: BookedReceipt) =>
      externalId.startsWith(wanted.replace(/^№\s*/, '')) ||
      receipt.items.some(
        ({ name, supplier_info: supplier }) =>
          name.toLowerCase().includes(wanted) || supplier?.name?.toLowerCase().includes(wanted),
      )
    return this.#byUuid.list().reverse().filter(isFound).slice(0, limit)
  }
}

/** Numbers of the fiscal document in the report. */
export const numbersOf = ({ number, attribute, receipt }: BookedReceipt) => ({
  fiscal_receipt_number: ((number - 1) % SHIFT) + 1,
  shift_number: Math.ceil(number / SHIFT),
  total: receipt.total,
  fn_number: FN_NUMBER,
  ecr_registration_number: REGISTRATION_NUMBER,
  fiscal_document_number: number,
  fiscal_document_attribute: Number(attribute),
  fns_site: 'www.nalog.gov.ru',
})

/** Kinds of documents in the QR code, by operation. */
const KINDS: Readonly<Record<Operation, number>> = {
  sell: 1,
  sell_correction: 1,
  sell_refund: 2,
  sell_refund_correction: 2,
}

/** Content of a receipt's QR code; the hour is in Moscow time, like on the receipt. */
export function checkCodeOf(entry: BookedReceipt): string {
  const stamp = new Date(entry.at + MOSCOW_MS).toISOString().slice(0, 16).replace(/[-:]/g, '')
  const { fn_number, fiscal_document_number, total } = numbersOf(entry)
  return `t=${stamp}&s=${total.toFixed(2)}&fn=${fn_number}&i=${fiscal_document_number}&fp=${entry.attribute}&n=${KINDS[entry.operation]}`
}
