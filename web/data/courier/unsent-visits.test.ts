import type { CourierDay } from '@okolitsa/contracts/couriers/couriers.ts'
import { ApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { UnsentVisit } from '@okolitsa/domain/couriers/unsent-visit.ts'
import { expect, it, vi } from 'vitest'
import { createKeptQueue } from '../../platform/offline/kept-queue.ts'
import { courierHeaders } from './courier-api.ts'
import { sendVisits } from './unsent-visits.ts'

const storage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
}
const HEADERS = courierHeaders('token')
const DAY = { linkId: 'a', stops: [], taken: 0 } as unknown as CourierDay
const visit = (orderId: number, said: UnsentVisit['said']): UnsentVisit => ({
  ...{ id: `press-${orderId}`, orderId, said, at: '2026-11-24T08:00:00Z', trouble: null },
})
const queueOf = (...visits: UnsentVisit[]) => {
  const held = storage()
  const queue = createKeptQueue<UnsentVisit>('test', () => held)
  queue.change(() => visits)
  return queue
}
const delivered = { kind: 'delivered', received: 799, isCash: true } as const

it('sends each mark once, in order', async () => {
  const api = { deliver: vi.fn(async () => DAY), miss: vi.fn(async () => DAY) }
  const queue = queueOf(visit(1, delivered), visit(2, { kind: 'missed', reason: 'notHome' }))
  expect(await sendVisits(api, HEADERS, queue)).toEqual({ end: 'sent', day: DAY, refused: null })
  expect(api.deliver).toHaveBeenCalledWith({ headers: HEADERS, params: { id: 1 }, body: { received: 799 } })
  expect(api.miss).toHaveBeenCalledWith({
    ...{ headers: HEADERS, params: { id: 2 }, body: { reason: 'notHome', press: 'press-2' } },
  })
  expect(queue.all()).toEqual([])
})

it('keeps all marks without a connection', async () => {
  const silent = vi.fn(async (): Promise<CourierDay> => {
    throw new TypeError('fetch failed')
  })
  const queue = queueOf(visit(1, delivered), visit(2, delivered))
  expect((await sendVisits({ deliver: silent, miss: silent }, HEADERS, queue)).end).toBe('noLine')
  expect(queue.all()).toHaveLength(2)
  expect(silent).toHaveBeenCalledTimes(1)
})

it('reports a refused mark and continues with the others', async () => {
  const problem = new ApiProblem({ type: 'about:blank', title: 'Сумма изменилась', status: 409, code: 'ORDER_CHANGED' })
  const deliver = vi.fn(async ({ params }: { params: { id: number } }): Promise<CourierDay> => {
    if (params.id === 1) throw problem
    return DAY
  })
  const queue = queueOf(visit(1, delivered), visit(2, delivered))
  const { end, refused } = await sendVisits({ deliver, miss: deliver } as never, HEADERS, queue)
  expect([end, typeof refused]).toEqual(['sent', 'string'])
  expect(queue.all()).toMatchObject([{ orderId: 1, trouble: refused }])
})
