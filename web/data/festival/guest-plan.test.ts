import { expect, it } from 'vitest'
import { createGuestPlan } from './guest-plan.ts'

it('stores the plan in the browser as a stable list, and ignores invalid content', () => {
  const kept: Record<string, string> = {}
  const plan = createGuestPlan(() => ({
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value
    },
  }))
  let notified = 0
  plan.subscribe(() => {
    notified += 1
  })
  expect(plan.ids()).toEqual([])
  plan.write([3, 1])
  const ids = plan.ids()
  expect([ids, notified]).toEqual([[3, 1], 1])
  expect(plan.ids()).toBe(ids)
  const [key = ''] = Object.keys(kept)
  expect(key).toMatch(/^okolitsa-own-/)
  for (const broken of ['{', '{"a":1}', '["x",-1,1.5]']) {
    kept[key] = broken
    expect(plan.ids()).toEqual([])
  }
})

it('keeps the plan in memory where storage is forbidden', () => {
  const plan = createGuestPlan(() => {
    throw new Error('forbidden')
  })
  plan.write([7])
  expect(plan.ids()).toEqual([7])
})
