import { ApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { UnsentEntry } from '@okolitsa/domain/unsent/unsent-entry.ts'
import { expect, it, vi } from 'vitest'
import { createKeptQueue } from '../../../platform/offline/kept-queue.ts'
import { sendUnsent } from './send-unsent.ts'

type Api = Parameters<typeof sendUnsent>[0]
const weight = (lineId: number, amount: number, rest: Partial<UnsentEntry> = {}): UnsentEntry => ({
  ...{ id: `press-${lineId}`, kind: 'weigh', lineId, orderId: 10, productId: 100, date: null, title: 'Сыр', unit: 'г' },
  ...{ amount, isShort: false, seen: { amount: 0, isShort: false, version: 0, isWeighed: false } },
  ...{ at: '2026-11-21T06:41:00.000Z', tries: 0, trouble: null },
  ...rest,
})
function queueOf(entries: readonly UnsentEntry[]) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
  const queue = createKeptQueue<UnsentEntry>('weights', () => storage)
  queue.change(() => entries)
  return queue
}
interface Line {
  readonly lineId: number
  readonly amount: number
  readonly version: number
}
type Item = Line & {
  readonly fate: string
  readonly refusal: { code: string; title: string; reason: string | null } | null
}
const apiOf = (answer: (lines: readonly Line[]) => Promise<readonly Item[]>) => {
  const weigh = vi.fn(async ({ body }: { body: { lines: readonly Line[] } }) => ({ items: await answer(body.lines) }))
  return { weigh, api: { picking: { weigh } } as unknown as Api }
}
const written = ({ lineId, amount }: Line): Item => ({
  ...{ lineId, amount, version: amount + 1, fate: 'weighed', refusal: null },
})
const nothing = async () => undefined

it('sends all weights in one call, with the versions that were seen', async () => {
  const queue = queueOf([
    weight(1, 571),
    weight(2, 600, { seen: { amount: 590, isShort: false, version: 591, isWeighed: true } }),
  ])
  const { weigh, api } = apiOf(async (lines) => lines.map(written))
  const { end, answers } = await sendUnsent(api, queue, nothing)
  expect([end, queue.all()]).toEqual(['sent', []])
  expect(weigh).toHaveBeenCalledExactlyOnceWith({
    body: {
      lines: [
        { lineId: 1, amount: 571, version: 0 },
        { lineId: 2, amount: 600, version: 591 },
      ],
    },
  })
  expect(answers[0]?.result).toEqual({
    kind: 'kept',
    there: { amount: 571, isShort: false, version: 572, isWeighed: true },
  })
})

it('keeps a weight that waited for a decision when another one was written, and a refused one with its message', async () => {
  const queue = queueOf([weight(1, 571, { tries: 1 }), weight(2, 9_000)])
  const { api } = apiOf(async () => [
    { lineId: 1, amount: 580, version: 581, fate: 'stale', refusal: null },
    {
      ...{ lineId: 2, amount: 0, version: 0, fate: 'refused' },
      refusal: { code: 'ORDER_CHANGE_FORBIDDEN', title: 'Так изменить заказ нельзя', reason: null },
    },
  ])
  await sendUnsent(api, queue, nothing)
  expect(queue.all()).toMatchObject([
    { lineId: 1, trouble: { kind: 'changed', there: { amount: 580, version: 581, isWeighed: true } } },
    { lineId: 2, trouble: { kind: 'refused', words: 'Так изменить заказ нельзя' } },
  ])
})

it('sends the others when one line no longer exists', async () => {
  const queue = queueOf([weight(1, 571), weight(2, 600)])
  const { weigh, api } = apiOf(async (lines) => {
    if (lines.some(({ lineId }) => lineId === 1))
      throw new ApiProblem({ type: 'about:blank', title: '', status: 404, code: 'NOT_FOUND', facts: { lineId: 1 } })
    return lines.map(written)
  })
  expect((await sendUnsent(api, queue, nothing)).end).toBe('sent')
  expect(weigh).toHaveBeenCalledTimes(2)
  expect(queue.all()).toMatchObject([{ lineId: 1, trouble: { kind: 'gone' } }])
})

it('derives the seen version of an entry that an earlier release queued', async () => {
  const queue = queueOf([
    weight(1, 571, { seen: { amount: 590, isShort: false, version: 0, isWeighed: true }, tries: 1 }),
  ])
  const { weigh, api } = apiOf(async (lines) => lines.map(written))
  await sendUnsent(api, queue, nothing)
  expect(weigh).toHaveBeenCalledExactlyOnceWith({ body: { lines: [{ lineId: 1, amount: 571, version: 591 }] } })
})

it('keeps weights for later when the server does not have the call', async () => {
  const queue = queueOf([weight(1, 571), weight(2, 600)])
  const { api } = apiOf(async () => {
    throw new ApiProblem({ type: 'about:blank', title: '', status: 404, code: 'NOT_FOUND' })
  })
  expect((await sendUnsent(api, queue, nothing)).end).toBe('noLine')
  expect(queue.all()).toMatchObject([
    { lineId: 1, tries: 1, trouble: null },
    { lineId: 2, tries: 1, trouble: null },
  ])
})
