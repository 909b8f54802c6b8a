import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.resetModules()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})
const ids = () => Object.keys(JSON.parse(kept.get('okolitsa-own-drafts') ?? '{}'))

test('drafts survive a reload; the newest are stored', async () => {
  const { drafts } = await import('./drafts.ts')
  for (let order = 1; order <= 22; order++) drafts.put(`claim-${order}`, { comment: `${order}` })
  drafts.put('claim-3', { comment: 'again' })
  drafts.forget('claim-22')
  expect(ids()).toEqual([...Array.from({ length: 18 }, (_, index) => `claim-${index + 4}`), 'claim-3'])
  vi.resetModules()
  expect((await import('./drafts.ts')).drafts.get('claim-3')).toEqual({ comment: 'again' })
  drafts.clear()
  expect(ids()).toEqual([])
})

test('drops a draft of another day and one that is too long', async () => {
  const { drafts } = await import('./drafts.ts')
  const { pageClock } = await import('../tab-state/page-clock.ts')
  pageClock.set(new Date('2026-11-29T10:00:00Z'))
  drafts.put('about', { title: 'Пасека' })
  drafts.put('story', { story: 'я'.repeat(100_001) })
  pageClock.set(new Date('2026-11-30T09:00:00Z'))
  expect([drafts.get('about'), drafts.get('story')]).toEqual([{ title: 'Пасека' }, null])
  pageClock.set(new Date('2026-11-30T10:30:00Z'))
  expect([drafts.get('about'), ids()]).toEqual([null, []])
})
