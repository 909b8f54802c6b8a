import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../db/client.ts'
import { testDatabase } from '../db/testing.ts'
import { createPaidBudget } from './paid-budget.ts'

const database = openDatabase(await testDatabase(), { max: 4 })
afterAll(() => database.close())
let now = new Date('2026-11-21T09:00:00Z')
const warnings: object[] = []
const budgetOf = (service: string, mostADay: number) =>
  createPaidBudget({
    executor: database.executor,
    clock: () => now,
    log: { error: (facts, text) => void warnings.push({ ...facts, text }) },
    service,
    mostADay,
  })

it('spends a daily budget once, also for concurrent callers, and reports its end once', async () => {
  const budget = budgetOf('addresses', 10)
  expect(budget.asked()).toBeNull()
  const strangers = await Promise.all(Array.from({ length: 20 }, () => budget.spend(false)))
  expect(strangers.filter(Boolean)).toHaveLength(8)
  const known = await Promise.all(Array.from({ length: 5 }, () => budget.spend(true)))
  expect(known.filter(Boolean)).toHaveLength(2)
  expect(budget.asked()).toBe(10)
  const text = 'the questions of the day to a paid service are used up'
  expect(warnings).toEqual([{ service: 'addresses', mostADay: 10, text }])
})

it('resets the budget at midnight in Moscow, and counts each service separately', async () => {
  const budget = budgetOf('companies', 2)
  expect([await budget.spend(true), await budget.spend(true), await budget.spend(true)]).toEqual([true, true, false])
  now = new Date('2026-11-21T21:00:00Z')
  expect(budget.asked()).toBeNull()
  expect(await budget.spend(true)).toBe(true)
})
