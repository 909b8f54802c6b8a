import { expect, it } from 'vitest'
import { type UnsentVisit, withUnsentVisits, withVisit } from './unsent-visit.ts'

const day = {
  taken: 100.1,
  stops: [1, 2, 3].map((id) => ({ id, state: 'ready' as const, missed: null, address: `Тверская, ${id}` })),
}
const visit = (orderId: number, said: UnsentVisit['said'], trouble: string | null = null): UnsentVisit => ({
  ...{ id: `press-${orderId}`, orderId, said, at: '2026-11-24T08:00:00Z', trouble },
})
const delivered = { kind: 'delivered', received: 799.2, isCash: true } as const

it('shows unsent results as done, with the cash to the kopeck', () => {
  const shown = withUnsentVisits(day, [visit(1, delivered), visit(2, { kind: 'missed', reason: 'notHome' })])
  expect(shown.taken).toBe(899.3)
  expect(shown.stops).toMatchObject([
    { id: 1, state: 'delivered', address: 'Тверская, 1' },
    { id: 2, state: 'ready', missed: { reason: 'notHome', at: '2026-11-24T08:00:00Z' } },
    { id: 3, state: 'ready', missed: null },
  ])
})

it('ignores results that the server has already stored or refused', () => {
  const dayDelivered = { ...day, stops: day.stops.map((stop) => ({ ...stop, state: 'delivered' as const })) }
  expect(withUnsentVisits(dayDelivered, [visit(1, delivered)]).taken).toBe(100.1)
  expect(withUnsentVisits(day, [visit(1, delivered, 'Сумма изменилась')])).toEqual(day)
  expect(withUnsentVisits(day, [visit(1, { ...delivered, isCash: false })]).taken).toBe(100.1)
})

it('applies the latest result of an address', () => {
  const first = [visit(1, { kind: 'missed', reason: 'noAnswer' }), visit(2, delivered)]
  expect(withVisit(first, { ...visit(1, delivered), id: 'later' }).map(({ id }) => id)).toEqual(['press-2', 'later'])
})
