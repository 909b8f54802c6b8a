import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { TBANK_DRAFTS_PATH, TBANK_EMULATOR_TOKEN, TBANK_PAYMENTS_PATH } from '@okolitsa/emulators/tbank/credentials.ts'
import { tbankEmulator } from '@okolitsa/emulators/tbank/tbank-emulator.ts'
import { YOOKASSA_EMULATOR_CREDENTIALS, YOOKASSA_EMULATOR_PATH } from '@okolitsa/emulators/yookassa/credentials.ts'
import { yookassaEmulator } from '@okolitsa/emulators/yookassa/yookassa-emulator.ts'
import fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { createTbank } from '../../server/adapters/payouts/tbank.ts'
import { createYookassa } from '../../server/adapters/payouts/yookassa.ts'
import type { PayoutDeps } from '../../server/desks/payouts/payout-deps.ts'
import { accountOf, openPayoutsShop } from '../../server/desks/payouts/payouts-shop.data.ts'
import { findRun } from '../../server/desks/payouts/store/run.store.ts'
import { approveRun } from '../../server/desks/payouts/use-cases/change-run.ts'
import { makeDraft } from '../../server/desks/payouts/use-cases/draft-run.ts'
import { followPayouts } from '../../server/desks/payouts/use-cases/follow-payouts.ts'
import { sendRun } from '../../server/desks/payouts/use-cases/send-run.ts'
import { importContracts } from '../../server/publishing/seller-contract/module.ts'
import { integrityProblemsOf } from '../../server/testing/world.data.ts'

/** Kills of the worker; 50 by hand: `PAYOUT_KILLS=50 npx vitest run --project http tests/faults/payout-kills`. */
const KILLS = Number(process.env.PAYOUT_KILLS ?? 6)
const SELLERS = 6 * KILLS
const FIRST = 300
const WORKER = fileURLToPath(new URL('payout-worker.ts', import.meta.url))

const shop = await openPayoutsShop()
/** Called at each call of the worker to the outside; the worker is killed at one of them. */
let onCall = () => {}
const outside = fastify({ forceCloseConnections: true })
outside.addHook('onRequest', async () => onCall())
await outside.register(tbankEmulator, { now: () => shop.now().getTime() })
await outside.register(yookassaEmulator, { now: () => shop.now().getTime() })
const address = await outside.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => outside.close())

const deps: PayoutDeps = {
  ...{ ...shop.services, database: shop.database, clock: () => shop.now() },
  bank: createTbank({
    baseUrl: address + TBANK_DRAFTS_PATH,
    payUrl: address + TBANK_PAYMENTS_PATH,
    token: TBANK_EMULATOR_TOKEN,
  }),
  provider: createYookassa({ baseUrl: address + YOOKASSA_EMULATOR_PATH, ...YOOKASSA_EMULATOR_CREDENTIALS }),
}
const fail = (of: 'tbank' | 'yookassa', fault: string, times: number) =>
  outside.inject({ method: 'POST', url: `/${of}/control`, payload: { fail: fault, times } })

async function sentRun(way: 'pay' | 'draft'): Promise<number> {
  const runId = await makeDraft(deps, shop.member.id, 'test')
  const { amount } = (await findRun(shop.database.executor, runId)) ?? { amount: 0 }
  await approveRun(deps, shop.marina.id, runId, amount)
  await sendRun(deps, shop.member.id, runId, way)
  return runId
}

it('pays everybody once although the worker is killed again and again and answers are lost', async () => {
  const ids = Array.from({ length: SELLERS }, (_, index) => FIRST + index)
  await shop.sellers(...ids.map((id) => ({ id })))
  await shop.sql("update organization set tin = '500100732259' where id >= $1", [FIRST])
  await shop.database.inTransaction((tx) =>
    importContracts(tx, {
      ...{ version: 1, at: shop.now() },
      requisites: ids.map((organizationId) => ({
        organizationId,
        requisites:
          organizationId % 3 === 0
            ? { kind: 'token', token: `pt-${organizationId}-token`, lastFour: '4242' }
            : accountOf(organizationId),
      })),
    }),
  )
  for (const id of ids) await shop.earn(id, 50_000 + id)
  const runId = await sentRun('pay')
  expect(await integrityProblemsOf(shop)).toEqual([])

  const work = async (killAt: number | null) => {
    const worker = spawn(process.execPath, [WORKER, shop.url, address, shop.now().toISOString()], { stdio: 'inherit' })
    const ended = once(worker, 'exit')
    let calls = 0
    onCall = () => {
      calls += 1
      // the moment varies: before the outside has written it down, while it answers, and after
      if (calls === killAt) setTimeout(() => worker.kill('SIGKILL'), randomInt(0, 12))
    }
    const [code] = await ended
    onCall = () => {}
    shop.passMinutes(11)
    return code
  }
  for (let kill = 0; kill < KILLS; kill += 1) {
    await fail('tbank', ['lost-answer', 'down', 'busy', 'slow', 'decline'][kill % 5] ?? 'down', 1)
    await fail('yookassa', ['lost-answer', 'down', 'slow', 'decline'][kill % 4] ?? 'down', 1)
    await work(randomInt(1, 14))
    expect(await integrityProblemsOf(shop)).toEqual([])
  }
  expect(await work(null)).toBe(0)

  const items = await shop.sql<{ key: string; amount: number; state: string; organization_id: number }>(
    'select key::text, amount::int, state, organization_id from payout_item where run_id = $1 and state is not null',
    [runId],
  )
  expect(items.length).toBe(SELLERS)
  const { items: payments } = (await outside.inject('/tbank/payments')).json()
  const { items: payouts } = (await outside.inject('/yookassa/payouts')).json()
  const made = new Map<string, number[]>()
  const note = (key: string, amount: number) => made.set(key, [...(made.get(key) ?? []), amount])
  for (const { id, status, amount } of payments) if (status === 'EXECUTED') note(id, amount)
  for (const { key, status, amount } of payouts)
    if (status === 'succeeded') note(key, Math.round(Number(amount.value) * 100))
  for (const { key, amount, state, organization_id: id } of items) {
    // the provider gives a declined payout back, the bank fails it
    expect(['paid', 'failed', 'returned']).toContain(state)
    expect(made.get(key) ?? []).toEqual(state === 'paid' ? [amount] : [])
    expect(await shop.balanceOf(id)).toBe(state === 'paid' ? 0 : amount)
  }
  expect(made.size).toBe(items.filter(({ state }) => state === 'paid').length)
  expect(await findRun(shop.database.executor, runId)).toMatchObject({ state: 'done' })
  expect(await integrityProblemsOf(shop)).toEqual([])
})

it('makes one draft in the bank when its answer was lost, and leaves the payout to a person', async () => {
  await shop.earn(101, 90_000)
  const runId = await sentRun('draft')
  await fail('tbank', 'lost-answer', 1)
  for (let pass = 0; pass < 4; pass += 1) {
    await followPayouts(deps)
    shop.passMinutes(11)
  }
  const [item] = await shop.sql<{ needs_person: boolean }>(
    'select needs_person from payout_item where run_id = $1 and organization_id = 101',
    [runId],
  )
  expect(item).toEqual({ needs_person: true })
  const { items } = (await outside.inject('/tbank/payments')).json()
  expect(
    items.filter(({ kind, amount }: { kind: string; amount: number }) => kind === 'draft' && amount === 90_000).length,
  ).toBe(1)
  expect(await integrityProblemsOf(shop)).toEqual([])
})
