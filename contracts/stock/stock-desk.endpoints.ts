import { MAX_ON_HAND, STOCK_MOVES, WRITE_OFF_REASONS } from '@okolitsa/domain/stock/stock-moves.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { defineServedEndpointsIn } from '../kernel/endpoint.ts'
import { bigId, id, idParams, uuid } from '../kernel/id.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { stockEntriesSchema, stockItemSchema, stockListSchema, stockOutcomeSchema } from './stock-desk.ts'
import { STOCK_STATES } from './stock-state.ts'

/** Page size of the list; most farms have fewer products. */
export const STOCK_PER_PAGE = 100
/** Maximum moves in one call: a page of the list. */
export const MAX_MOVES = STOCK_PER_PAGE
export const ENTRIES_PER_PAGE = 50
export const LONGEST_NOTE = 200

const amount = z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(MAX_ON_HAND, 'tooBig')

const desk = { access: 'seller', permission: 'manageGoods' } as const

/** Stock of a seller: levels, arrivals and write-offs. */
export const stockDeskEndpoints = defineServedEndpointsIn('goods', {
  listStock: {
    ...desk,
    seller: 'organizationId',
    method: 'GET',
    path: '/v1/cabinet/stock',
    summary: 'Stock of a seller’s products.',
    query: z.object({
      /** Seller to show. */
      organizationId: id.optional(),
      state: z.enum(STOCK_STATES, 'wrongValue').default('all'),
      /** A part of the title or of the article number. */
      search: z.string('wrongValue').trim().max(60, 'tooLong').default(''),
      page: typedNumber({ least: 1, most: 100_000 }).default(1),
    }),
    answer: stockListSchema,
  },
  moveStock: {
    ...desk,
    method: 'POST',
    path: '/v1/cabinet/stock/moves',
    summary: 'Enters arrivals, write-offs and counts, and reports the result for each; idempotent.',
    body: z.object({
      moves: z
        .array(
          z
            .object({
              /** Idempotency key of the move. */
              press: uuid,
              productId: id,
              kind: z.enum(STOCK_MOVES, 'wrongValue'),
              /** Amount of an arrival or write-off; the total of a count. */
              amount,
              /** Reason of a write-off. */
              reason: z.enum(WRITE_OFF_REASONS, 'wrongValue').optional(),
              /** Lot of an arrival. */
              lot: z
                .object({
                  number: z.string('wrongValue').trim().min(1, 'required').max(40, 'tooLong'),
                  madeOn: day.optional(),
                  bestBefore: day.optional(),
                })
                .refine(({ madeOn, bestBefore }) => !madeOn || !bestBefore || madeOn <= bestBefore, {
                  path: ['bestBefore'],
                  message: 'wrongValue',
                })
                .optional(),
              /** Id of the lot from which a write-off is taken. */
              lotId: id.optional(),
              note: z.string('wrongValue').trim().max(LONGEST_NOTE, 'tooLong').default(''),
              /**
               * Stock as the person saw it; the move is refused when the stock has changed since. Absent = not checked.
               */
              seen: amount.nullable().optional(),
            })
            .refine(({ kind, reason }) => (kind === 'writeOff') === (reason !== undefined), {
              path: ['reason'],
              message: 'required',
            })
            .refine(({ kind, lot }) => kind === 'arrival' || lot === undefined, {
              path: ['lot'],
              message: 'wrongValue',
            })
            .refine(({ kind, lotId }) => kind === 'writeOff' || lotId === undefined, {
              path: ['lotId'],
              message: 'wrongValue',
            })
            .refine((move) => move.kind === 'count' || move.amount > 0, { path: ['amount'], message: 'tooSmall' }),
          'wrongValue',
        )
        .min(1, 'required')
        .max(MAX_MOVES, 'tooLong'),
    }),
    answer: z.object({ items: z.array(stockOutcomeSchema) }),
  },
  setStockThreshold: {
    ...desk,
    method: 'PATCH',
    path: '/v1/cabinet/stock/{id}',
    summary: 'Sets the low-stock threshold for the seller’s notification.',
    params: idParams,
    body: z.object({
      /** Threshold: grams or millilitres of weighed goods, sale steps of all others; null = no warning. */
      lowBelow: amount.min(1, 'tooSmall').max(1_000_000_000, 'tooBig').nullable(),
    }),
    answer: stockItemSchema,
  },
  listStockEntries: {
    ...desk,
    seller: 'organizationId',
    method: 'GET',
    path: '/v1/cabinet/stock/entries',
    summary: 'The history of the shelf, the newest first: arrivals, write-offs, counts and what orders have taken.',
    query: z.object({
      organizationId: id.optional(),
      /** Product to which the log is restricted. */
      productId: id.optional(),
      /** Cursor: entries before this one. */
      before: bigId.optional(),
    }),
    answer: stockEntriesSchema,
  },
})
