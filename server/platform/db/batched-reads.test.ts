import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { batchedReads } from './batched-reads.ts'

/** A batched read whose statements are answered by the test, with the queries in each statement. */
function underHand(kindOf: (question: string) => string = () => '', slowAfterMs = 600_000) {
  const sent: { asked: readonly string[]; answer: () => void; fail: (error: Error) => void }[] = []
  const read = batchedReads({
    kindOf,
    slowAfterMs,
    load: (asked: readonly string[]) =>
      new Promise<readonly string[]>((resolve, reject) => {
        sent.push({ asked, answer: () => resolve(asked.map((one) => one.toUpperCase())), fail: reject })
      }),
  })
  return { sent, read, asked: () => sent.map((one) => one.asked) }
}

it('runs the first queries immediately and batches the rest, each with its own answer', async () => {
  const { sent, read, asked } = underHand()
  const answers = ['a', 'b', 'c', 'd', 'e'].map(read)
  expect(asked()).toEqual([['a'], ['b']])
  sent[1]?.answer()
  await expect(answers[1]).resolves.toBe('B')
  await turn()
  // a statement does not answer queries that arrived after it was sent
  expect(asked()).toEqual([['a'], ['b'], ['c', 'd', 'e']])
  sent[2]?.answer()
  sent[0]?.answer()
  await expect(Promise.all(answers)).resolves.toEqual(['A', 'B', 'C', 'D', 'E'])
  // a single query runs immediately
  void read('f')
  expect(asked().at(-1)).toEqual(['f'])
})

it('limits the number of queries in one statement', async () => {
  const { sent, read } = underHand()
  const answers = Array.from({ length: 80 }, (_, at) => read(`q${at}`))
  for (let at = 0; at < sent.length; at += 1) {
    sent[at]?.answer()
    await turn()
  }
  expect((await Promise.all(answers)).at(-1)).toBe('Q79')
  expect(sent.map(({ asked }) => asked.length)).toEqual([1, 1, 32, 32, 14])
})

it('does not batch queries of different kinds', () => {
  const { read, asked } = underHand((question) => question.slice(0, 1))
  for (const question of ['a1', 'a2', 'a3', 'b1']) void read(question)
  expect(asked()).toEqual([['a1'], ['a2'], ['b1']])
})

it('fails only the query that cannot be answered', async () => {
  const read = batchedReads({
    kindOf: () => '',
    load: async (asked: readonly number[]) => {
      await turn()
      if (asked.includes(0)) throw new Error('such a question')
      return asked.map((one) => one * 10)
    },
  })
  const answers = await Promise.allSettled([1, 2, 0, 3, 4].map(read))
  expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    10,
    20,
    'Error: such a question',
    30,
    40,
  ])
})

it('does not wait for slow statements', async () => {
  const { sent, read } = underHand(() => '', 5)
  const answers = ['a', 'b', 'c', 'd'].map(read)
  for (let look = 0; look < 400 && sent.length < 3; look += 1) await pause(5)
  // a and b are still unanswered
  expect(sent.map((one) => one.asked)).toEqual([['a'], ['b'], ['c', 'd']])
  sent[2]?.answer()
  await expect(Promise.all(answers.slice(2))).resolves.toEqual(['C', 'D'])
  sent[0]?.answer()
  sent[1]?.answer()
  await expect(Promise.all(answers)).resolves.toEqual(['A', 'B', 'C', 'D'])
})

it('does not retry queries one by one when the database reports a transient error', async () => {
  const { sent, read, asked } = underHand()
  const answers = Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(read))
  sent[0]?.answer()
  sent[1]?.answer()
  await turn()
  sent[2]?.fail(Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }))
  expect((await answers).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
    'rejected',
  ])
  expect(asked()).toHaveLength(3)
})
