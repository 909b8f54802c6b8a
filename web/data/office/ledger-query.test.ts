import { expect, it } from 'vitest'
import { ledgerFilePath, ledgerPageIn, ledgerPath } from './ledger-query.ts'

it('reads what a person typed, and writes the URL that asks for the same', () => {
  const typed = new URLSearchParams(
    'order=№ 12 345&seller=&period=2026-11&kind=manual&account=nothing&payout=a b&after=9',
  )
  const page = ledgerPageIn(typed)
  expect(page).toEqual({ order: 12_345, period: '2026-11', kind: 'manual', after: 9 })
  expect(ledgerPageIn(new URLSearchParams(ledgerPath(page).split('?')[1]))).toEqual(page)
  expect(ledgerPath({})).toBe('/office/ledger')
  expect(ledgerFilePath(page, 'csv')).toBe('/v1/office/ledger/csv?order=12345&period=2026-11&kind=manual')
})
