import {
  CORRECTION_TYPES,
  MAX_INSTRUCTION_NUMBER,
  RECEIPT_KINDS,
  RECEIPT_OPERATIONS,
} from '@okolitsa/domain/fiscal/receipt.ts'
import { VAT_CODES } from '@okolitsa/domain/fiscal/vat.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { uuid } from '../kernel/id.ts'

const money = z.number()

/** A receipt that the register has not registered, with the correction that would be printed. Sums in roubles. */
export const openReceiptSchema = z.object({
  id: z.uuid(),
  orderId: z.number().int(),
  number: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  state: z.enum(['new', 'sent', 'failed']),
  createdAt: z.string(),
  /** The register's own words of its refusal; null = it has not answered. */
  failure: z.string().nullable(),
  /** The receipt that is printed when it is confirmed; null = the receipt is still on its way. */
  correction: z
    .object({
      operation: z.enum(RECEIPT_OPERATIONS),
      /** Day of the settlement, in Moscow time. */
      day: z.string(),
      total: money,
      /** Part of the total that has an earlier receipt. */
      offset: money,
      rates: z.array(z.object({ code: z.enum(VAT_CODES), sum: money, tax: money })),
      positions: z.array(z.object({ name: z.string(), quantity: z.number(), price: money, sum: money })),
    })
    .nullable(),
})
export type OpenReceipt = z.output<typeof openReceiptSchema>

const correctionBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal(CORRECTION_TYPES[0]) }),
  z.object({
    type: z.literal(CORRECTION_TYPES[1]),
    /** Number of the order of the tax office. */
    number: z.string('required').trim().min(1, 'required').max(MAX_INSTRUCTION_NUMBER, 'tooLong'),
  }),
])
export type CorrectionBody = z.input<typeof correctionBody>

/** Receipts of the market that a person has to look at. */
export const officeReceiptsEndpoints = defineEndpoints({
  listOpenReceipts: {
    access: 'office',
    permission: 'seeLedger',
    method: 'GET',
    path: '/v1/office/receipts',
    summary: 'Receipts that are refused or not registered yet, the oldest first, with the corrections of refused ones.',
    query: z.object({ after: uuid.optional() }),
    answer: z.object({
      items: z.array(openReceiptSchema),
      /** `after` of the next page; null = this is the last one. */
      next: z.string().nullable(),
      abilities: z.array(z.enum(['correct'])),
    }),
  },
  correctReceipt: {
    access: 'office',
    permission: 'correctReceipts',
    freshFactor: true,
    once: true,
    method: 'POST',
    path: '/v1/office/receipts/{id}/correction',
    summary: 'Prints a refused receipt as a correction receipt, once.',
    params: z.object({ id: uuid }),
    body: correctionBody,
    answer: z.object({ ok: z.literal(true) }),
  },
})
