import { expect, it } from 'vitest'
import { receivedWords } from './delivery-words.ts'

const reference = { now: new Date('2026-11-29T09:00:00Z'), zone: 'Europe/Moscow' }
const farmer = { timeZone: 'Europe/Moscow' } as Parameters<typeof receivedWords>[0]['farmer']
const step = (to: 'onTheRoad' | 'received', at: string) => ({
  from: null,
  to,
  actor: 'farmer' as const,
  reason: '',
  at,
})

it('shows the time of receipt of a delivered order instead of the planned one', () => {
  const history = [step('onTheRoad', '2026-11-28T06:00:00Z'), step('received', '2026-11-28T08:40:00Z')]
  expect(receivedWords({ deliveryStatus: 'received', history, farmer }, reference)).toContain('11:40')
  expect(receivedWords({ deliveryStatus: 'onTheRoad', history: history.slice(0, 1), farmer }, reference)).toBeNull()
})
