import { expect, it } from 'vitest'
import { checkCodeOf, ReceiptBook } from './receipt-book.ts'

const RECEIPT = {
  client: {},
  company: { inn: '7700000016', payment_address: 'x' },
  items: [],
  payments: [],
  total: 1_910.5,
}

it.each([
  ['sell', 1],
  ['sell_refund', 2],
] as const)("encodes Moscow's hour and the kind in the QR code of a receipt of %s", (operation, kind) => {
  const at = Date.parse('2026-11-21T21:05:00Z')
  const { entry } = new ReceiptBook(null).add({ externalId: '104001-1', operation, receipt: RECEIPT, at })
  expect(checkCodeOf(entry)).toBe(`t=20261122T0005&s=1910.50&fn=9999078902012345&i=1&fp=${entry.attribute}&n=${kind}`)
})
