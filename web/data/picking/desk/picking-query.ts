import { isKnownDay } from '@okolitsa/domain/clock/known-day.ts'

/** What a page of gathering shows; it stands in the address. */
export interface PickingQuery {
  /** `YYYY-MM-DD`; null = the earliest day with something to gather. */
  readonly date: string | null
  readonly by: 'products' | 'orders'
}

export const PICKING_PATH = '/cabinet/picking'

/** Reads the address; nonsense is the earliest day by product. */
export function pickingQueryOf(params: URLSearchParams): PickingQuery {
  const date = params.get('date') ?? ''
  return { date: isKnownDay(date) ? date : null, by: params.get('by') === 'orders' ? 'orders' : 'products' }
}

/** The address; what is as usual is left out. */
export function pickingPath({ date, by }: Partial<PickingQuery>): string {
  const params = new URLSearchParams()
  if (date) params.set('date', date)
  if (by === 'orders') params.set('by', by)
  return params.size > 0 ? `${PICKING_PATH}?${params}` : PICKING_PATH
}
