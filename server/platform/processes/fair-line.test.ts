import { expect, it } from 'vitest'
import { createFairLine, LineFull } from './fair-line.ts'

const OPTIONS = { atWork: 2, waitingOfOne: 3, waitingOfAll: 5 }

/** Work that ends when it is told to, and the order in which it began. */
function shop() {
  const line = createFairLine(OPTIONS)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const add = (owner: string, name: string) =>
    line.run(owner, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { add, end, begun }
}

it('runs one piece of work of each owner at a time, and two in all', async () => {
  const { add, end, begun } = shop()
  const works = [add('a', 'a1'), add('a', 'a2'), add('b', 'b1'), add('c', 'c1')]
  await end('')
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  await end('a2')
  await end('c1')
  expect(await Promise.all(works)).toEqual(['a1', 'a2', 'b1', 'c1'])
})

it('refuses the fifth piece of one owner, and a sixth that waits in all', async () => {
  const { add, begun } = shop()
  const refused = (work: Promise<string>) => work.catch((error: unknown) => (error instanceof LineFull ? error.of : ''))
  const of = (owner: string, count: number) => Array.from({ length: count }, (_, at) => add(owner, owner + at))
  void [of('a', 4), of('b', 2)]
  expect(await refused(add('a', 'a4'))).toBe('own')
  void add('c', 'c0')
  expect(await refused(add('d', 'd0'))).toBe('all')
  expect(begun).toEqual(['a0', 'b0'])
})

it('goes on after work that fails', async () => {
  const line = createFairLine({ ...OPTIONS, atWork: 1 })
  const failed = line.run('a', () => Promise.reject(new Error('no')))
  const next = line.run('a', () => Promise.resolve('yes'))
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
