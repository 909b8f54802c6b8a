import type { ExploredEntry } from '@okolitsa/contracts/statements/statements.ts'
import { ENTRY_KINDS } from '@okolitsa/domain/ledger/entry-kinds.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ledgerPageIn } from '../data/office/ledger-query.ts'
import { matcherOf } from '../platform/router/routes.ts'

vi.stubEnv('SSR', false)
vi.mock('../platform/loading/use-day-reference.ts', () => ({
  useDayReference: () => ({ now: new Date('2026-11-29T12:00:00Z'), zone: 'Europe/Moscow' }),
}))
const { officePages } = await import('./office-pages.ts')
const { LedgerScreen } = await import('../features/office-ledger/ledger-screen.tsx')

const PAYMENT = '7f0f4c1e-0f2b-4c5e-9a3e-2f1a0b9c8d7e'
const entryOf = (kind: ExploredEntry['kind']): ExploredEntry => ({
  ...{ id: 41, kind, cause: `${kind}:1`, period: '2026-11', at: '2026-11-20T09:00:00Z' },
  ...{ orderId: 7, number: '000007', payment: PAYMENT, payout: '12', runId: 3 },
  manual: {
    ...{ reason: 'Не учли тару', document: '№ 12', writtenBy: 'Олег', approvedBy: 'Марина' },
    ...{ reverses: 40, reversedBy: 42 },
  },
  lines: [
    { account: 'seller', owner: '3', title: 'Ферма', debit: 10, credit: 0 },
    { account: 'gateway', owner: '7707083893', title: null, debit: 0, credit: 10 },
  ],
})
const linksOf = (kind: ExploredEntry['kind'], hasOrders: boolean) => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LedgerScreen asked={{}} found={{ items: [entryOf(kind)], sellerTitle: null, next: 40 }} hasOrders={hasOrders} />
    </QueryClientProvider>,
  )
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"([^>]*)/g)]
  return links.filter(([whole]) => !whole.includes('download')).map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

it.each(ENTRY_KINDS)(
  'leads from an entry of the kind %s to pages of the office only, with a query they know',
  (kind) => {
    const pageOf = matcherOf(officePages)
    const links = [true, false].flatMap((hasOrders) => linksOf(kind, hasOrders))
    for (const link of links) {
      const { pathname, searchParams } = new URL(link, 'http://office.test')
      const page = pageOf(pathname).at(-1)?.route
      expect([link, page?.path]).toEqual([link, expect.stringMatching(/^office\//)])
      if (pathname === '/office/ledger')
        expect(Object.keys(ledgerPageIn(searchParams))).toEqual([...searchParams.keys()])
    }
    const expected = [
      'entry=41',
      'entry=40',
      'entry=42',
      'order=7',
      `payment=${PAYMENT}`,
      'payout=12',
      'period=2026-11',
    ]
    expect(links).toEqual(expect.arrayContaining(expected.map((query) => `/office/ledger?${query}`)))
    expect(links).toEqual(expect.arrayContaining(['/office/orders/7', '/office/ledger/sellers/3', '/office/payouts/3']))
    expect(links.includes('/office/closing/2026-11')).toBe(kind.startsWith('acquirer'))
  },
)
