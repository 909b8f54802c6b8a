import { createClients, type Send } from '@okolitsa/contracts/kernel/client.ts'
import { storefront } from '@okolitsa/contracts/storefront.ts'
import type { ShopApi } from '../platform/client/shop-api.ts'

export const createShopApi = (send: Send): ShopApi => createClients(storefront, send)
