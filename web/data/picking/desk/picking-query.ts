import { isKnownDay } from '@okolitsa/domain/clock/known-day.ts'

/** State of the picking page, stored in the URL query. */
export interface PickingQuery {
  /** Day of picking, `YYYY-MM-DD`; null = the earliest day with orders to pick. */
  readonly date: string | null
  readonly by: 'products' | 'orders'
}

export const PICKING_PATH = '/cabinet/picking'

/** Parses the URL query; the earliest day by product for invalid values. */
export function pickingQueryOf(params: URLSearchParams): PickingQuery {
  const date = params.get('date') ?? ''
  return { date: isKnownDay(date) ? date : null, by: params.get('by') === 'orders' ? 'orders' : 'products' }
}

/** The URL without default values. */
export function pickingPath({ date, by }: Partial<PickingQuery>): string {
  const params = new URLSearchParams()
  if (date) params.set('date', date)
  if (by === 'orders') params.set('by', by)
  return params.size > 0 ? `${PICKING_PATH}?${params}` : PICKING_PATH
}
