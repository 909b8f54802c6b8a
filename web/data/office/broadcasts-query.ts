import { BROADCAST_FILTERS } from '@okolitsa/contracts/broadcasts/broadcast-filters.ts'
import type { ListShape } from './list-query.ts'

export const BROADCASTS_PATH = '/office/broadcasts'

/** Filters, orders and columns of the list of broadcasts. */
export const BROADCASTS_SHAPE = {
  path: BROADCASTS_PATH,
  filters: BROADCAST_FILTERS,
  orders: ['newest'],
  columns: ['title', 'audience', 'people', 'started', 'author', 'state'],
} as const satisfies ListShape
