import { TAX_SYSTEMS } from '@okolitsa/domain/fiscal/vat.ts'
import { isReceiptLink, MAX_RECEIPT_LINK, NPD_INCOME_STATES } from '@okolitsa/domain/seller-taxes/npd-income.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { bigId, id, idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { STATEMENT_MEDIA } from '../statements/statements-desk.endpoints.ts'

const int = z.number().int()
/** Roubles. */
const money = z.number()
const sums = {
  /** Whole prices of orders handed over: the fee and the market's discounts do not reduce them. */
  sold: money,
  /** Returned to customers, on the day of the refund. */
  returned: money,
  /** `sold − returned`. */
  income: money,
  /** Part of the income that the seller took from customers. */
  taken: money,
  /** Paid by the market to the seller. */
  paidOut: money,
}

/** Maximum incomes of the list; the open requests come first. */
export const MAX_NPD_INCOMES = 50

export const npdIncomeSchema = z.object({
  id: int,
  orderId: int,
  number: z.string(),
  amount: money,
  /** The day of the hand-over, in Moscow time. */
  day: z.string(),
  state: z.enum(NPD_INCOME_STATES),
  link: z.string().nullable(),
})

export const sellerTaxesSchema = z.object({
  taxSystem: z.enum(TAX_SYSTEMS),
  year: int,
  /** Months with a movement, in Moscow time, the earliest first. */
  months: z.array(z.object({ month: z.string(), ...sums })),
  total: z.object(sums),
  /** Null = the seller is not self-employed. */
  npd: z
    .object({
      /** `off` = the market has no connection to the tax service, so the seller issues the receipts. */
      binding: z.enum(['off', 'none', 'waiting', 'bound']),
      /** The day since when the tax service does not know the seller as self-employed. */
      lostOn: z.string().nullable(),
      /** Receipts that the seller owes. */
      asked: int,
      incomes: z.array(npdIncomeSchema),
    })
    .nullable(),
})
export type SellerTaxes = z.output<typeof sellerTaxesSchema>

const desk = { access: 'seller', permission: 'seeNumbers', seller: 'id' } as const
const path = '/v1/cabinet/sellers/{id}/taxes'
const year = {
  year: z.coerce.number('wrongValue').int('wrongValue').min(2020, 'wrongValue').max(2100, 'wrongValue').optional(),
}

/** Income from which a seller counts own taxes, and receipts of the self-employed. */
export const sellerTaxesEndpoints = defineEndpoints({
  getSellerTaxes: {
    ...desk,
    method: 'GET',
    path,
    work: 'dear',
    summary: 'Gross income by month of a year, and receipts of a self-employed seller.',
    params: idParams,
    query: z.object(year),
    answer: sellerTaxesSchema,
  },
  exportSellerTaxes: {
    ...desk,
    method: 'GET',
    path: `${path}/xlsx`,
    work: 'dear',
    summary: 'Gross income by month of a year as a spreadsheet.',
    params: idParams,
    query: z.object(year),
    answer: bytes,
    media: STATEMENT_MEDIA.xlsx,
  },
  bindNpd: {
    ...desk,
    method: 'POST',
    path: `${path}/npd`,
    work: 'paid',
    summary: 'Asks the tax service to let the market register incomes, or looks whether the seller has agreed.',
    params: idParams,
    body: z.object({}),
    answer: sellerTaxesSchema,
    errors: refuses('OWNERS_ONLY', 'NPD_PARTNER_UNAVAILABLE', 'NPD_NOT_REGISTERED', 'TOO_MANY_REQUESTS'),
  },
  saveNpdReceipt: {
    ...desk,
    method: 'PATCH',
    path: `${path}/npd/{incomeId}`,
    summary: 'Keeps the link of a receipt that the seller has issued.',
    params: z.object({ id, incomeId: bigId }),
    body: z.object({
      link: z
        .string('required')
        .trim()
        .min(1, 'required')
        .max(MAX_RECEIPT_LINK, 'tooLong')
        .refine(isReceiptLink, 'wrongValue'),
    }),
    answer: sellerTaxesSchema,
  },
})
