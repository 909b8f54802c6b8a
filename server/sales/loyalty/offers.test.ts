import type { LeveledProgram } from '@okolitsa/domain/loyalty/levels.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { afterAll, expect, it } from 'vitest'
import { createReadModelsModule } from '../../discovery/read-models/module.ts'
import { createAuditModule } from '../../people/audit/module.ts'
import { openDatabase, run } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { alcoholWords } from '../../supply/products/store/alcohol.store.ts'
import { createSellersModule } from '../../supply/sellers/module.ts'
import { createLoyaltyCommands } from './use-cases/offers.ts'

const database = openDatabase(await demoDatabase(), { max: 4 })
const { executor, inTransaction } = database
afterAll(() => database.close())
const audit = createAuditModule()
const readModels = createReadModelsModule(database).service
const sellers = createSellersModule({ executor, clock: () => new Date(), audit, readModels })
const loyalty = createLoyaltyCommands({ audit, sellers, products: { alcoholWords } })
const author = { kind: 'staff', staffId: 500 } as const
const FARM = 102
const code = {
  organizationId: FARM,
  code: 'НОВЫЙ',
  value: { kind: 'percent', percent: 10 },
  fromDate: '2026-11-01',
  toDate: null,
  minSum: kopecks(0),
  totalLimit: null,
  perCustomerLimit: 1,
  customerId: null,
  isListed: true,
} as const

const errorsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refusal)) throw error ?? new Error('nothing was refused')
  return error.code === 'BAD_REQUEST' ? Object.keys(error.facts.errors as object) : error.code
}

it('creates a promo code once per seller, validated and audited', async () => {
  const create = (change: object = {}) =>
    inTransaction((tx) => loyalty.createPromoCode(tx, author, { ...code, ...change }))
  const id = await create()
  const [row] = await run(executor, 'select code, kind, value, valid::text from promo_code where id = $1', [id])
  expect(row).toEqual({ code: 'НОВЫЙ', kind: 'percent', value: 10, valid: '[2026-11-01,)' })
  expect(await audit.listOf(executor, { organizationId: FARM, entity: 'promo_code', entityId: id }, 5)).toMatchObject([
    { author, action: 'createPromoCode', before: null, after: { code: 'НОВЫЙ' } },
  ])
  expect(await errorsOf(create())).toEqual(['code'])
  expect(await errorsOf(create({ code: 'строчный' }))).toEqual(['codes.0.code'])
  expect(await errorsOf(create({ value: { kind: 'percent', percent: 101 } }))).toEqual(['codes.0.value'])
  expect(await errorsOf(create({ toDate: '2026-10-01' }))).toEqual(['codes.0.toDate'])
  expect(await errorsOf(create({ code: 'ВОДКА20' }))).toEqual(['codes.0.code'])
  expect(await errorsOf(create({ organizationId: 999_999 }))).toBe('NOT_FOUND')
})

it('applies a seller’s own programme until it is removed', async () => {
  const set = (program: LeveledProgram | null) =>
    inTransaction((tx) => loyalty.setLoyaltyProgram(tx, author, FARM, program))
  const levels = [{ title: 'Сосед', fromSum: kopecks(500_000), accrualPercent: 8 }]
  await set({ accrualPercent: 4, maxSharePercent: 60, levels: [] })
  await set({ accrualPercent: 6, maxSharePercent: 60, levels })
  const named = [{ title: 'Самогон', fromSum: kopecks(500_000), accrualPercent: 8 }]
  expect(await errorsOf(set({ accrualPercent: 6, maxSharePercent: 60, levels: named }))).toEqual(['levels.0.title'])
  const rules = () => run(executor, 'select accrual_percent from loyalty_seller where id = $1', [FARM])
  expect(await rules()).toEqual([{ accrual_percent: 6 }])
  const steps = () => run(executor, 'select title, from_sum from loyalty_level where organization_id = $1', [FARM])
  expect(await steps()).toEqual([{ title: 'Сосед', from_sum: 500_000 }])
  await set(null)
  expect(await rules()).toEqual([{ accrual_percent: null }])
  expect(await steps()).toEqual([])
  expect(
    (await audit.listOf(executor, { organizationId: FARM, entity: 'loyalty_program', entityId: FARM }, 5)).map(
      ({ before, after }) => ({ before, after }),
    ),
  ).toEqual([
    { before: { accrualPercent: 6, maxSharePercent: 60, levels }, after: null },
    { before: { accrualPercent: 4, levels: [] }, after: { accrualPercent: 6, levels } },
    { before: null, after: { accrualPercent: 4, maxSharePercent: 60, levels: [] } },
  ])
  expect(await errorsOf(set({ accrualPercent: 101, maxSharePercent: 1, levels: [] }))).toEqual(['accrualPercent'])
  expect(await errorsOf(set({ accrualPercent: 8, maxSharePercent: 50, levels }))).toEqual(['levels.0.accrualPercent'])
})
