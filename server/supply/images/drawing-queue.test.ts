import { expect, it } from 'vitest'
import { createDrawingQueue } from './drawing-queue.ts'

/** Work that the test completes explicitly. */
function handWork() {
  const begun: string[] = []
  const ends = new Map<string, (result: string) => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, resolve))
  }
  return { begun, work, end: (name: string) => ends.get(name)?.(name) }
}
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (error: Error) => error.message,
  )

it('limits concurrency, joins equal requests, and refuses requests when the queue is full', async () => {
  const { begun, work, end } = handWork()
  const queue = createDrawingQueue<string>({ atWork: 1, waiting: 2 })
  const ask = (name: string) => outcome(queue.ask(name, work(name)))
  const answers = ['a', 'b', 'c', 'b', 'a', 'd'].map(ask)
  expect([begun, queue.waiting()]).toEqual([['a'], 2])
  expect(await answers.at(-1)).toBe('OVERLOADED')
  for (const name of ['a', 'b', 'c']) {
    end(name)
    await expect.poll(() => begun.length).toBeGreaterThan(0)
    await answers[['a', 'b', 'c'].indexOf(name)]
    await Promise.resolve()
  }
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'b', 'a', 'OVERLOADED'])
  expect(begun).toEqual(['a', 'b', 'c'])
})

it('drops queued work when all its requests are aborted', async () => {
  const { begun, work, end } = handWork()
  const queue = createDrawingQueue<string>({ atWork: 1, waiting: 8 })
  const [both, one, all] = [new AbortController(), new AbortController(), new AbortController()]
  const first = outcome(queue.ask('first', work('first'), all.signal))
  const left = outcome(queue.ask('left', work('left'), one.signal))
  const shared = [
    outcome(queue.ask('shared', work('shared'), both.signal)),
    outcome(queue.ask('shared', work('shared'))),
  ]
  for (const controller of [both, one, all]) controller.abort()
  expect([await left, queue.waiting()]).toEqual(['OVERLOADED', 1])
  // started work continues, and the next request uses its result
  end('first')
  expect(await first).toBe('first')
  await expect.poll(() => begun).toEqual(['first', 'shared'])
  end('shared')
  expect(await Promise.all(shared)).toEqual(['shared', 'shared'])
})

it('continues after a failure', async () => {
  const queue = createDrawingQueue<string>({ atWork: 1, waiting: 1 })
  const failed = outcome(queue.ask('a', () => Promise.reject(new Error('broken'))))
  const next = outcome(queue.ask('b', async () => 'b'))
  expect(await Promise.all([failed, next])).toEqual(['broken', 'b'])
  expect(await outcome(queue.ask('a', async () => 'again'))).toBe('again')
})
