import { z } from 'zod'
import { defineServedEndpointsIn } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { lotOrdersSchema, stockLotsSchema } from './stock-lots.ts'

/** Page size of lots and of a lot's orders. */
export const LOTS_PER_PAGE = 50
/** Maximum characters of a recall notification. */
export const LONGEST_RECALL = 500

const before = typedNumber({ least: 1, most: 2_147_483_647 }).optional()

const desk = { access: 'seller', permission: 'manageGoods' } as const

/** Lots of a seller's products, and the orders that contain them. */
export const stockLotsEndpoints = defineServedEndpointsIn('goods', {
  listStockLots: {
    ...desk,
    seller: 'organizationId',
    method: 'GET',
    path: '/v1/cabinet/stock/lots',
    summary: 'Lots of the goods of a seller, the newest first.',
    query: z.object({
      /** Seller to show. */
      organizationId: id.optional(),
      /** Product to which the list is restricted. */
      productId: id.optional(),
      /** State to which the list is restricted; `open` = with remaining stock. */
      state: z.enum(['open', 'all'], 'wrongValue').default('open'),
      /** Cursor: entries before this one. */
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
    summary: 'Recalls a lot and notifies every customer who has some of it, each once.',
    params: idParams,
    body: z.object({
      text: z.string('wrongValue').trim().min(10, 'tooShort').max(LONGEST_RECALL, 'tooLong'),
    }),
    answer: z.object({
      customers: z.number().int(),
      /** Base units written off, and base units reserved by orders that must not be handed out. */
      writtenOff: z.number().int(),
      promised: z.number().int(),
    }),
  },
})
