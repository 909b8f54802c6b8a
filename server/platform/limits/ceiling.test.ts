import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { expect, it } from 'vitest'
import { createCeiling, createTransactionGate } from './ceiling.ts'

const refusal = (line: 'own' | 'all') =>
  new Refusal(line === 'own' ? 'TOO_MANY_REQUESTS' : 'OVERLOADED', { retryAfter: 1 })

/** Creates tasks that end on demand. */
function held() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const endNext = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, endNext }
}

it('limits concurrent tasks, in total and per caller', async () => {
  const { begun, work, endNext } = held()
  const ceiling = createCeiling({ most: 3, mostOfOne: 2, refusal })
  const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => ceiling.run(name.slice(0, 1), work(name)))
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await endNext()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (let number = 0; number < 4; number += 1) await endNext()
  await Promise.all(all)
  expect(begun.at(-1)).toBe('b2')
})

it('refuses immediately when too many tasks wait, in total or for one caller', async () => {
  const { work, endNext } = held()
  const ceiling = createCeiling({ most: 1, mostWaiting: 3, mostWaitingOfOne: 2, refusal })
  const all = ['a', 'a', 'a'].map((asker) => ceiling.run(asker, work(asker)))
  await expect(ceiling.run('a', work('a'))).rejects.toThrow('TOO_MANY_REQUESTS')
  all.push(ceiling.run('b', work('b')))
  await expect(ceiling.run('c', work('c'))).rejects.toThrow('OVERLOADED')
  for (let number = 0; number < 4; number += 1) await endNext()
  await Promise.all(all)
})

it('refuses a task that has waited too long, and frees the slot of a failed one', async () => {
  const { work, endNext } = held()
  const ceiling = createCeiling({ most: 1, waitMs: 20, refusal })
  const first = ceiling.run('a', work('a'))
  await expect(ceiling.run('b', work('b'))).rejects.toThrow('OVERLOADED')
  await endNext()
  await first
  await expect(ceiling.run('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await ceiling.run('d', async () => 'done')).toBe('done')
})

it('starts the tasks of a caller in order', async () => {
  const { begun, work, endNext } = held()
  const ceiling = createCeiling({ most: 4, mostOfOne: 1, refusal })
  const all = ['1', '2', '3'].map((name) => ceiling.run('a', work(name)))
  for (let number = 0; number < 3; number += 1) await endNext()
  await Promise.all(all)
  expect(begun).toEqual(['1', '2', '3'])
})

it('limits how long a transaction waits', async () => {
  const gate = createTransactionGate(1, 20)
  let finish = () => {}
  const long = gate(() => new Promise<void>((resolve) => (finish = resolve)))
  await expect(gate(async () => 1)).rejects.toThrow('OVERLOADED')
  finish()
  await long
  expect(await gate(async () => 2)).toBe(2)
})
