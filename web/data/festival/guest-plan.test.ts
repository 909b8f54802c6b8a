import { expect, it } from 'vitest'
import { createGuestPlan } from './guest-plan.ts'

it('is kept in the browser, the same list while nothing changed; what lies there broken is nothing', () => {
  const kept: Record<string, string> = {}
  const plan = createGuestPlan(() => ({
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value
    },
  }))
  let told = 0
  plan.subscribe(() => {
    told += 1
  })
  expect(plan.ids()).toEqual([])
  plan.write([3, 1])
  const ids = plan.ids()
  expect([ids, told]).toEqual([[3, 1], 1])
  expect(plan.ids()).toBe(ids)
  const [key = ''] = Object.keys(kept)
  expect(key).toMatch(/^okolitsa-own-/)
  for (const broken of ['{', '{"a":1}', '["x",-1,1.5]']) {
    kept[key] = broken
    expect(plan.ids()).toEqual([])
  }
})

it('lives in the page where the storage is forbidden', () => {
  const plan = createGuestPlan(() => {
    throw new Error('forbidden')
  })
  plan.write([7])
  expect(plan.ids()).toEqual([7])
})
