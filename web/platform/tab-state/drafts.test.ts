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

test('drafts outlive a reload; of many the newest stay', async () => {
  const { drafts } = await import('./drafts.ts')
  for (let order = 1; order <= 12; order++) drafts.put(`claim-${order}`, { comment: `${order}` })
  drafts.forget('claim-12')
  expect(Object.keys(JSON.parse(kept.get('okolitsa-own-drafts') ?? ''))).toEqual(
    Array.from({ length: 9 }, (_, index) => `claim-${index + 3}`),
  )
  drafts.clear()
  expect(kept.get('okolitsa-own-drafts')).toBe('{}')
})
