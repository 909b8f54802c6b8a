import { ROW_OUTCOMES } from '@okolitsa/contracts/products/row-outcome.ts'

export const ROW_FILTERS = ['all', ...ROW_OUTCOMES, 'far', 'left'] as const
export type RowFilter = (typeof ROW_FILTERS)[number]

/** State of the list of rows, stored in the URL query. */
export interface ImportRowsQuery {
  readonly fate: RowFilter
  readonly page: number
}

export const IMPORT_PATH = '/cabinet/goods/import'

const MAX_PAGES = 10_000

/** Parses the URL query; the first page of all rows for invalid values. */
export function importRowsQueryOf(params: URLSearchParams): ImportRowsQuery {
  const page = Number(params.get('page') ?? 1)
  return {
    fate: ROW_FILTERS.find((known) => known === params.get('fate')) ?? 'all',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1,
  }
}

/** The URL of a file's rows without default values. */
export function importPath(importId: number, { fate = 'all', page = 1 }: Partial<ImportRowsQuery> = {}): string {
  const params = new URLSearchParams()
  if (fate !== 'all') params.set('fate', fate)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${IMPORT_PATH}/${importId}?${params}` : `${IMPORT_PATH}/${importId}`
}

export const exportPath = (organizationId: number, format: 'xlsx' | 'csv', part: number): string => {
  const params = new URLSearchParams({ organizationId: String(organizationId) })
  if (part > 1) params.set('part', String(part))
  return `/v1/cabinet/goods-export/${format}?${params}`
}
