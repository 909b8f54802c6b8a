import { z } from 'zod'
import { productCardSchema } from '../catalog/product.ts'
import { locationQuery } from '../geo/location.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'

/** Maximum awaited products of a customer. */
export const MAX_STOCK_ALERTS = 50

const newId = z.number('notANumber').int('wholeNumber').positive('wrongValue').max(2_147_483_647, 'wrongValue')
/** Awaited products after a change, newest first. */
const ids = z.object({ ids: z.array(z.number().int()) })
const stockAlertSchema = z.object({
  id: z.number().int(),
  /** The product with its availability at the awaited place. */
  product: productCardSchema,
  /** Settlement; null = not stated. */
  city: z.string().nullable(),
  /** Creation time, ISO 8601. */
  createdAt: z.string(),
})
export type StockAlert = z.output<typeof stockAlertSchema>

/** Alerts for products back in stock at a place, each sent once. A seller's own site shows only its own. */
export const stockAlertsEndpoints = defineEndpointsIn('goods', {
  listStockAlerts: {
    method: 'GET',
    path: '/api/v1/stock-alerts',
    access: 'customer',
    summary: 'Stock alerts of the customer, newest first',
    answer: z.object({ items: z.array(stockAlertSchema) }),
  },
  stockAlertIds: {
    method: 'GET',
    path: '/api/v1/stock-alerts/ids',
    access: 'customer',
    summary: 'Ids of products the customer waits for, newest first',
    answer: ids,
  },
  addStockAlert: {
    method: 'POST',
    path: '/api/v1/stock-alerts',
    access: 'customer',
    summary:
      'Requests one notification when a product can be bought at the place again; idempotent, the latest place counts',
    query: z.object(locationQuery),
    body: z.object({ productId: newId }),
    answer: ids,
    errors: refuses('TOO_MANY_STOCK_ALERTS', 'STOCK_ALERT_NOT_NEEDED'),
  },
  openingAlertIds: {
    method: 'GET',
    path: '/api/v1/stock-alerts/farmers',
    access: 'customer',
    summary: 'Ids of farms that rest and that the customer waits for, newest first',
    answer: ids,
  },
  addOpeningAlert: {
    method: 'POST',
    path: '/api/v1/stock-alerts/farmers',
    access: 'customer',
    summary: 'Requests one notification when a farm accepts orders again',
    body: z.object({ farmerId: newId }),
    answer: ids,
    errors: refuses('TOO_MANY_STOCK_ALERTS', 'STOCK_ALERT_NOT_NEEDED'),
  },
  removeOpeningAlert: {
    method: 'DELETE',
    path: '/api/v1/stock-alerts/farmers/{id}',
    access: 'customer',
    summary: 'The customer waits for this farm no more',
    params: idParams,
    answer: ids,
  },
  removeStockAlert: {
    method: 'DELETE',
    path: '/api/v1/stock-alerts/products/{id}',
    access: 'customer',
    summary: 'The customer waits for this product no more',
    params: idParams,
    answer: ids,
  },
})
