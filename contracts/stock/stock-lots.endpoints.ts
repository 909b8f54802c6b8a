import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { lotOrdersSchema, stockLotsSchema } from './stock-lots.ts'

/** Lots, or orders of a lot, at once. */
export const LOTS_PER_PAGE = 50
/** Characters of what the customers of a lot are told. */
export const LONGEST_RECALL = 500

const before = typedNumber({ least: 1, most: 2_147_483_647 }).optional()

const desk = { access: 'seller', permission: 'manageGoods' } as const

/** Lots of a seller's goods, and who has them. */
export const stockLotsEndpoints = defineEndpoints({
  listStockLots: {
    ...desk,
    seller: 'organizationId',
    method: 'GET',
    path: '/v1/cabinet/stock/lots',
    summary: 'Lots of the goods of a seller, the newest first.',
    query: z.object({
      /** One seller of several; an administrator names one. */
      organizationId: id.optional(),
      /** Of one product alone. */
      productId: id.optional(),
      /** `open` = there is some left. */
      state: z.enum(['open', 'all'], 'wrongValue').default('open'),
      /** Those before this one. */
      before,
    }),
    answer: stockLotsSchema,
  },
  listLotOrders: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/stock/lots/{id}/orders',
    summary: 'Orders that have left with some of a lot, the newest first.',
    params: idParams,
    query: z.object({ before }),
    answer: lotOrdersSchema,
  },
  recallLot: {
    ...desk,
    method: 'POST',
    path: '/v1/cabinet/stock/lots/{id}/recall',
    summary:
      'Takes a lot off sale and tells every customer who has some of it; whoever was told of it before is not told again.',
    params: idParams,
    body: z.object({
      text: z.string('wrongValue').trim().min(10, 'tooShort').max(LONGEST_RECALL, 'tooLong'),
    }),
    answer: z.object({
      customers: z.number().int(),
      /**
       * Base units written off, and base units of the lot that orders have reserved and that must not be handed out.
       */
      writtenOff: z.number().int(),
      promised: z.number().int(),
    }),
  },
})
