import { LABEL_SHEETS, type LabelSheet, PAPERS, type Paper } from '@okolitsa/contracts/printing/paper-kind.ts'
import { isKnownDay } from '@okolitsa/domain/clock/known-day.ts'

/** State of the print page, stored in the URL query. */
export interface PrintQuery {
  /** Day of the papers, `YYYY-MM-DD`; null = the earliest day with open orders. */
  readonly date: string | null
  readonly paper: Paper
  readonly sheet: LabelSheet
}

export const PRINT_PATH = '/cabinet/print'

/** Parses the URL query; parcel labels of the earliest day for invalid values. */
export function printQueryOf(params: URLSearchParams): PrintQuery {
  const date = params.get('date') ?? ''
  return {
    date: isKnownDay(date) ? date : null,
    paper: PAPERS.find((known) => known === params.get('paper')) ?? 'parcels',
    sheet: LABEL_SHEETS.find((known) => known === params.get('sheet')) ?? 'roll58',
  }
}

/** The URL without default values. */
export function printPath({ date, paper = 'parcels', sheet = 'roll58' }: Partial<PrintQuery>): string {
  const params = new URLSearchParams()
  if (date) params.set('date', date)
  if (paper !== 'parcels') params.set('paper', paper)
  if (sheet !== 'roll58') params.set('sheet', sheet)
  return params.size > 0 ? `${PRINT_PATH}?${params}` : PRINT_PATH
}

/** URL of the PDF. @param orderIds null = all orders of the day */
export function paperUrl(
  organizationId: number,
  { date, paper, sheet }: Omit<PrintQuery, 'date'> & { readonly date: string },
  { orderIds, withPrices }: { readonly orderIds: readonly number[] | null; readonly withPrices: boolean },
): string {
  const params = new URLSearchParams({ organizationId: String(organizationId), date, paper, sheet })
  if (orderIds) params.set('orderIds', orderIds.join(','))
  if (!withPrices) params.set('prices', 'no')
  return `/v1/cabinet/printing/paper?${params}`
}
