/** State of a list of the office; it lives in the URL, so that a view can be shared and reopened. */
export interface ListQuery {
  /** Values of filters by name; an absent one = every row. */
  readonly filters: Readonly<Record<string, string>>
  readonly search: string
  readonly order: string
  /** Columns that are shown; null = those of the description. */
  readonly columns: readonly string[] | null
  readonly isDense: boolean
  /** Key of the page; null = the first page. */
  readonly after: string | null
}

/** Known filters, orders and columns of a list. */
export interface ListShape {
  readonly path: string
  /** Values of filters by name, or the rule of their values. */
  readonly filters: Readonly<Record<string, readonly string[] | ((value: string) => boolean)>>
  /** Orders; the first one is the default. */
  readonly orders: readonly string[]
  readonly columns: readonly string[]
}

/** Parses a URL; unknown values are ignored. */
export function listQueryIn(params: URLSearchParams, { filters, orders, columns }: ListShape): ListQuery {
  const known = Object.entries(filters).flatMap(([name, values]) => {
    const value = params.get(name)
    if (value === null) return []
    const isKnown = typeof values === 'function' ? values(value) : values.includes(value)
    return isKnown ? [[name, value] as const] : []
  })
  const shown = params.get('columns')?.split(',')
  return {
    filters: Object.fromEntries(known),
    search: params.get('search')?.trim() ?? '',
    order: orders.find((one) => one === params.get('order')) ?? orders[0] ?? '',
    columns: shown ? columns.filter((name) => shown.includes(name)) : null,
    isDense: params.get('dense') === '1',
    after: params.get('after'),
  }
}

/** URL of a list without default values. Another filter, search or order begins with the first page. */
export function listPath({ path, orders }: Pick<ListShape, 'path' | 'orders'>, query: Partial<ListQuery>): string {
  const { filters = {}, search = '', order, columns, isDense, after } = query
  const params = new URLSearchParams(filters)
  if (search !== '') params.set('search', search)
  if (order !== undefined && order !== orders[0]) params.set('order', order)
  if (columns) params.set('columns', columns.join(','))
  if (isDense) params.set('dense', '1')
  if (after) params.set('after', after)
  return params.size > 0 ? `${path}?${params}` : path
}

/** Parameters of the calls: filters and search. */
export const filtersOf = ({ filters, search }: Pick<ListQuery, 'filters' | 'search'>): Record<string, string> => ({
  ...filters,
  ...(search !== '' && { search }),
})
