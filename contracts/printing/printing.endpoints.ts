import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'
import { listOf } from '../kernel/paging.ts'
import { LABEL_SHEETS, PAPERS } from './paper-kind.ts'
import { printDaySchema } from './printing.ts'

export const MAX_PRINTED = 300
export const MAX_LABELS = 1_000

const date = day

/** Printed documents of a day: labels for parcels and products, picking and packing lists. */
export const printingEndpoints = defineEndpoints({
  getPrintDay: {
    method: 'GET',
    path: '/v1/cabinet/printing',
    access: 'seller',
    seller: 'organizationId',
    permission: 'workOrders',
    summary: 'Orders under way that papers are printed for; without a day of the earliest one.',
    query: z.object({ organizationId: id, date: date.optional() }),
    answer: printDaySchema,
  },
  printPaper: {
    method: 'GET',
    path: '/v1/cabinet/printing/paper',
    access: 'seller',
    seller: 'organizationId',
    work: 'dear',
    permission: 'workOrders',
    summary: 'Labels or a list of a day as a PDF; of all its orders under way, or of those named.',
    query: z.object({
      organizationId: id,
      date,
      paper: z.enum(PAPERS, 'wrongValue').default('parcels'),
      sheet: z.enum(LABEL_SHEETS, 'wrongValue').default('roll58'),
      /** Ids of the printed orders; orders of other sellers and other days are ignored. */
      orderIds: listOf(id).refine((ids) => ids.length <= MAX_PRINTED, 'tooLong'),
      /** `yes` = product labels contain prices. */
      prices: z.enum(['yes', 'no'], 'wrongValue').default('yes'),
    }),
    media: 'application/pdf',
    answer: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
  },
})
