import { describe, expect, it } from 'vitest'
import { cohortList, countedList } from './counted-list.ts'
import { reportPath, reportQueryIn } from './report-query.ts'

const weeks = { report: 'turnover', by: 'week', period: { from: '2026-11-04', to: '2026-11-18' } } as const

describe('the URL of a report', () => {
  it('keeps known filters and drops the others', () => {
    const query = reportQueryIn(new URLSearchParams('by=town&trade=goods&seller=0&from=2026-11-01&town=Калуга'))
    expect(query).toEqual({ by: 'town', trade: 'goods', town: 'Калуга' })
    expect(reportPath('turnover', { trade: 'goods' })).toBe('/office/reports/turnover?trade=goods')
  })
})

describe('the list behind a number', () => {
  it('has the days of the row that are in the period, and the filters', () => {
    expect(countedList(weeks, { trade: 'goods' }, { key: '2026-11-02' }, 'orders')).toBe(
      '/office/orders?trade=goods&endedFrom=2026-11-04&endedTo=2026-11-08&counted=sold',
    )
    expect(countedList(weeks, {}, null, 'onTimeShare')).toBe(
      '/office/orders?endedFrom=2026-11-04&endedTo=2026-11-18&counted=onTime',
    )
  })
  it('has the seller, the reason or the cohort of the row', () => {
    const bySeller = { ...weeks, report: 'sellers', by: 'seller' } as const
    expect(countedList(bySeller, {}, { key: '101' }, 'canceledShare')).toContain('seller=101')
    expect(countedList(bySeller, {}, { key: '101' }, 'rating')).toBe('/office/sellers/101')
    const losses = { ...weeks, report: 'losses', by: 'reason' } as const
    expect(countedList(losses, {}, { key: 'unpaid' }, 'canceled')).toContain('loss=unpaid')
    expect(countedList(losses, {}, { key: 'refund' }, 'refunded')).not.toContain('loss')
    const cohorts = { ...weeks, report: 'cohorts', by: 'month' } as const
    expect(countedList(cohorts, {}, { key: '2026-09-01' }, 'returnedShare')).toBe(
      '/office/orders?cohort=2026-09-01&counted=second',
    )
    expect(cohortList('2026-09-01', 1)).toContain('counted=monthly&endedFrom=2026-10-01&endedTo=2026-10-31')
  })
  it('of a phrase is the same report by day', () => {
    const searches = { ...weeks, report: 'searches', by: 'phrase' } as const
    expect(countedList(searches, {}, { key: 'сыр' }, 'times')).toBe(
      reportPath('searches', { by: 'day', phrase: 'сыр' }),
    )
  })
})
