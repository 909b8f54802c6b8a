import type { Position } from '@okolitsa/domain/fiscal/positions.ts'
import type { ReceiptPayment } from '@okolitsa/domain/fiscal/receipt.ts'
import type { TaxSystem } from '@okolitsa/domain/fiscal/vat.ts'
import { subtract, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { z } from 'zod'
import type { FiscalDocument, FiscalNumbers } from '../../money/fiscal/ports.ts'

/** The shop as printed on its receipts. */
export interface FiscalCompany {
  readonly tin: string
  readonly email: string
  readonly taxSystem: TaxSystem
  /** URL of the shop's website. */
  readonly paymentAddress: string
}

const PAYMENT_TYPES: Readonly<Record<ReceiptPayment, number>> = {
  cash: 0,
  electronic: 1,
  offset: 2,
  bonuses: 4,
}
const OBJECTS = { goods: 1, service: 4 } as const
/** Agent type of the shop, which sells on behalf of farmers; the format has no specific name for it. */
const AGENT = 'another'
const MOSCOW_MS = 3 * 3_600_000
/** The register's number of Moscow's time zone, in which receipts are dated. */
const MOSCOW_ZONE = 2

const stampOf = (moment: Date) => {
  const [date = '', time = ''] = new Date(moment.getTime() + MOSCOW_MS).toISOString().split('T')
  return { date: date.split('-').reverse().join('.'), time: time.slice(0, 8) }
}

/** Phone number with the plus that the register requires. */
const phoneOf = (digits: string) => `+${digits}`

/** Converts a document to the format of ATOL Online v5; amounts are in roubles. */
export function toDocument(document: FiscalDocument, company: FiscalCompany, now: Date) {
  const { receipt, supplier, contact, basis, externalId } = document
  const total = toRoubles(receipt.total)
  const body = {
    client: 'email' in contact ? { email: contact.email } : { phone: phoneOf(contact.phone) },
    company: {
      email: company.email,
      sno: company.taxSystem,
      inn: company.tin,
      payment_address: company.paymentAddress,
    },
    items: receipt.positions.map((position) => toItem(position, supplier)),
    payments: paymentsOf(receipt),
    total,
    internet: true,
    timezone: MOSCOW_ZONE,
    ...(basis && {
      correction_info: {
        type: basis.type,
        base_date: basis.day.split('-').toReversed().join('.'),
        base_number: basis.number ?? externalId.slice(0, 32),
      },
    }),
  }
  const { date, time } = stampOf(now)
  return { external_id: externalId, timestamp: `${date} ${time}`, [basis ? 'correction' : 'receipt']: body }
}

/** The amount paid now, and the amount offset by an earlier receipt. */
function paymentsOf({ payment, total, offset }: FiscalDocument['receipt']) {
  const now = payment === 'offset' ? ZERO : subtract(total, offset)
  const parts = [
    { type: PAYMENT_TYPES[payment], sum: toRoubles(now) },
    { type: PAYMENT_TYPES.offset, sum: toRoubles(subtract(total, now)) },
  ]
  return parts.filter(({ type, sum }) => sum > 0 || type === PAYMENT_TYPES.bonuses)
}

function toItem(position: Position, supplier: FiscalDocument['supplier']) {
  return {
    name: position.name,
    price: toRoubles(position.price),
    quantity: position.quantity,
    measure: position.measure,
    sum: toRoubles(position.sum),
    payment_method: position.method,
    payment_object: OBJECTS[position.object],
    vat: { type: position.vat.code, sum: toRoubles(position.vat.sum) },
    ...(supplier && {
      agent_info: { type: AGENT },
      supplier_info: {
        name: supplier.name,
        inn: supplier.tin,
        ...(supplier.phone && { phones: [phoneOf(supplier.phone)] }),
      },
    }),
  }
}

const error = z
  .looseObject({ code: z.coerce.number(), text: z.string().catch(''), type: z.string().catch('unknown') })
  .nullish()
export type AtolError = NonNullable<z.output<typeof error>>

export const tokenSchema = z.looseObject({ token: z.string().min(1).nullish(), error })
export const acceptedSchema = z.looseObject({ uuid: z.string().min(1).nullish(), status: z.string().nullish(), error })
export const reportSchema = z.looseObject({
  status: z.enum(['wait', 'done', 'fail']),
  error,
  payload: z
    .looseObject({
      fiscal_receipt_number: z.coerce.number(),
      shift_number: z.coerce.number(),
      receipt_datetime: z.string(),
      fn_number: z.coerce.string(),
      ecr_registration_number: z.coerce.string(),
      fiscal_document_number: z.coerce.number(),
      fiscal_document_attribute: z.coerce.string(),
      ofd_receipt_url: z.string().nullish(),
    })
    .nullish(),
})
type Payload = NonNullable<z.output<typeof reportSchema>['payload']>

export const toNumbers = (payload: Payload): FiscalNumbers => ({
  fnNumber: payload.fn_number,
  documentNumber: payload.fiscal_document_number,
  documentAttribute: payload.fiscal_document_attribute,
  registrationNumber: payload.ecr_registration_number,
  shiftNumber: payload.shift_number,
  receiptNumber: payload.fiscal_receipt_number,
  registeredAt: payload.receipt_datetime,
})
