import type { OfficeApproval } from '@okolitsa/contracts/office/office-approvals.ts'
import { officeTeam } from '@okolitsa/strings/ru/office-team.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

vi.mock('../../platform/loading/use-day-reference.ts', () => ({
  useDayReference: () => ({ now: new Date('2026-11-29T12:00:00Z'), zone: 'Europe/Moscow' }),
}))
const { ApprovalList } = await import('./approval-list.tsx')

const approval: OfficeApproval = {
  id: '7f0f4c1e-0f2b-4c5e-9a3e-2f1a0b9c8d7e',
  kind: 'setRoles',
  digest: 'A'.repeat(43),
  proposedBy: 'Марина Аверина',
  proposedAt: '2026-11-29T09:00:00Z',
  expiresAt: '2026-12-06T09:00:00Z',
  name: 'Тамара Белкина',
  phone: '+7 ••• •••-••-05',
  rolesBefore: ['support'],
  rolesAfter: ['support', 'accountant'],
  seller: null,
  refund: null,
  fee: null,
  reopening: null,
  entry: null,
  isOwn: false,
  aloneFrom: null,
  abilities: ['approve', 'end'],
}
const htmlOf = (...approvals: OfficeApproval[]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ApprovalList approvals={approvals} />
    </QueryClientProvider>,
  )
const text = officeTeam.approvals

it('shows nothing without proposals', () => {
  expect(htmlOf()).toBe('')
})

it('offers the approval to another person', () => {
  const html = htmlOf(approval)
  expect(html).toContain('Тамара Белкина')
  expect(html).toContain('бухгалтер')
  expect(html).toContain(text.approve)
  expect(html).toContain(text.refuse)
})

it('shows the proposer who approves, or from when they may confirm alone', () => {
  const own = { ...approval, isOwn: true, abilities: ['end'] } as OfficeApproval
  expect(htmlOf(own)).toContain(text.awaited)
  expect(htmlOf(own)).toContain(text.withdraw)
  expect(htmlOf(own)).not.toContain(`>${text.approve}<`)
  expect(htmlOf({ ...own, aloneFrom: '2026-11-29T21:00:00Z' })).toContain('вы подтвердите это сами')
  expect(htmlOf({ ...own, aloneFrom: '2026-11-29T09:00:00Z', abilities: ['approve', 'end'] })).toContain(text.confirm)
})
