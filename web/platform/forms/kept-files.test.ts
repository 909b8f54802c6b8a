import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
const stored = new Map<string, Response>()
const cache = {
  put: async (address: string, answer: Response) => void stored.set(address, answer),
  match: async (address: string) => stored.get(address)?.clone(),
  delete: async (address: string) => stored.delete(address),
  keys: async () => [...stored.keys()],
}
beforeEach(() => {
  kept.clear()
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})
const photo = (name: string, bytes = 'photo') => new File([bytes], name, { type: 'image/jpeg' })
const namesOf = (files: readonly File[]) => files.map(({ name }) => name)

test('restores chosen photos after a reload in order and with their types', async () => {
  const { keepFiles } = await import('./kept-files.ts')
  await keepFiles('claim-1', [photo('a.jpg', 'first'), photo('b.jpg')])
  vi.resetModules()
  const { findFiles } = await import('./kept-files.ts')
  const [first, second] = await findFiles('claim-1')
  expect([first?.name, first?.type, await first?.text(), second?.name]).toEqual([
    'a.jpg',
    'image/jpeg',
    'first',
    'b.jpg',
  ])
  expect(await findFiles('claim-2')).toEqual([])
})

test('replaces stored files by newly chosen ones and removes sent ones', async () => {
  const { keepFiles, findFiles, forgetFiles } = await import('./kept-files.ts')
  await keepFiles('new-goods', [photo('a.jpg'), photo('b.jpg')])
  await keepFiles('new-goods', [photo('c.jpg')])
  expect([namesOf(await findFiles('new-goods')), stored.size]).toEqual([['c.jpg'], 1])
  forgetFiles('new-goods')
  await vi.waitFor(() => expect(stored.size).toBe(0))
  expect(await findFiles('new-goods')).toEqual([])
})

test('clears files of another day and of a signed-out person', async () => {
  const { clearFiles, findFiles, keepFiles } = await import('./kept-files.ts')
  const { pageClock } = await import('../tab-state/page-clock.ts')
  pageClock.set(new Date('2026-11-28T10:00:00Z'))
  await keepFiles('old', [photo('a.jpg')])
  pageClock.set(new Date('2026-11-29T11:00:00Z'))
  await keepFiles('new', [photo('b.jpg')])
  expect(namesOf(await findFiles('new'))).toEqual(['b.jpg'])
  await vi.waitFor(() => expect(stored.size).toBe(1))
  await clearFiles()
  expect(stored.size).toBe(0)
})

test('stores no files without a cache', async () => {
  vi.stubGlobal('caches', undefined)
  const { findFiles, keepFiles } = await import('./kept-files.ts')
  await keepFiles('claim-1', [photo('a.jpg')])
  expect(await findFiles('claim-1')).toEqual([])
})
