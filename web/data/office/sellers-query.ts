import { LISTED_SELLER_TYPES, OFFICE_SELLER_ORDERS } from '@okolitsa/contracts/sellers/listed-sellers.ts'
import { LEGAL_KINDS, NPD_FILTERS } from '@okolitsa/domain/sellers/person-seller.ts'
import { SELLER_STATES } from '@okolitsa/domain/sellers/seller-state.ts'
import { PAPERS_STATES } from '@okolitsa/domain/sellers/suspension.ts'
import type { ListShape } from './list-query.ts'

export const SELLERS_PATH = '/office/sellers'

/** Filters, orders and columns of the list of sellers. */
export const SELLERS_SHAPE = {
  path: SELLERS_PATH,
  filters: {
    state: SELLER_STATES,
    type: LISTED_SELLER_TYPES,
    kind: LEGAL_KINDS,
    papers: PAPERS_STATES,
    npd: NPD_FILTERS,
  },
  orders: OFFICE_SELLER_ORDERS,
  columns: [
    'seller',
    'state',
    'type',
    'kind',
    'town',
    'goods',
    'orders',
    'sum',
    'onTime',
    'claims',
    'lastSale',
    'papers',
    'since',
  ],
} as const satisfies ListShape

export const sellersExportPath = (format: 'xlsx' | 'csv', parameters: URLSearchParams): string =>
  `/v1/office/sellers/export/${format}?${parameters}`
