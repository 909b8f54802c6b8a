import type { legalInfoSchema } from '@okolitsa/contracts/catalog/farmer.ts'
import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { z } from 'zod'
import type { ShopApi } from '../../platform/client/shop-api.ts'
import { isPaidOffline } from './paid-offline.ts'

export type LegalInfo = z.output<typeof legalInfoSchema>

/** Payee of a bank transfer for the order; null = another payment method. */
export const payeeOf = async (api: ShopApi, order: OrderAnswer): Promise<LegalInfo | null> =>
  order.paymentMethod === 'banktransfer' && isPaidOffline(order)
    ? api.catalog.getLegalInfo({ params: { id: order.farmer.id } })
    : null
