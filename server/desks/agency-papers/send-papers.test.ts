import {
  DIADOC_EMULATOR_CREDENTIALS,
  DIADOC_EMULATOR_PATH,
  DIADOC_EMULATOR_REFRESH,
} from '@okolitsa/emulators/diadoc/credentials.ts'
import { diadocEmulator } from '@okolitsa/emulators/diadoc/diadoc-emulator.ts'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDiadoc } from '../../adapters/edo/diadoc.ts'
import { FARM } from '../../testing/two-farms.data.ts'
import { openOfficeShop } from '../office-orders/office-shop.data.ts'
import { nameOperator, postSale } from './agency-papers-shop.data.ts'
import { edoTokens } from './edo-tokens.ts'
import { formPapers } from './use-cases/form-papers.ts'
import { carryPapers } from './use-cases/send-papers.ts'

const shop = await openOfficeShop()
const PATH = '/v1/office/agency-papers'
const TIN = '500100732259'
const operator = fastify({ forceCloseConnections: true })
await operator.register(diadocEmulator, { now: () => shop.now().getTime() })
const url = `${await operator.listen({ port: 0, host: '127.0.0.1' })}${DIADOC_EMULATOR_PATH}`
afterAll(() => operator.close())
const post = (path: string, payload: object) =>
  operator.inject({ method: 'POST', url: `${DIADOC_EMULATOR_PATH}${path}`, payload })
const listed = async (): Promise<{ messageId: string; fileId: string }[]> =>
  (await operator.inject({ url: `${DIADOC_EMULATOR_PATH}/papers` })).json().items

const kept = edoTokens(shop.database)
const edo = createDiadoc({
  ...{ baseUrl: url, identityUrl: url, ...DIADOC_EMULATOR_CREDENTIALS, clock: shop.now },
  tokens: {
    read: async () => (await kept.read('first')) ?? DIADOC_EMULATOR_REFRESH,
    write: (next) => kept.write('first', next),
  },
})
const deps = { ...shop.services, database: shop.database, clock: shop.now, edo }
/** Lets an hour pass and asks the operator, twice at once as two nodes do. */
async function carry() {
  shop.passMinutes(61)
  await Promise.all([carryPapers(deps), carryPapers(deps)])
  const [row] = await shop.sql<{ state: string; reason: string }>('select state, reason from agency_paper_sending')
  return row
}

beforeAll(async () => {
  await nameOperator(shop, '772201001')
  // a proprietor whose number the operator knows
  await shop.sql(
    `update organization set tin = $2, ien = '304500116000157', legal_name = 'ИП Пример Анна Петровна' where id = $1`,
    [FARM, TIN],
  )
  await postSale(shop, FARM, 100_000, '2026-10-05T10:00:00Z')
  await shop.sql(
    `insert into accounting_period (period, state, closed_at, closed_by, sums) values ('2026-10', 'closed', $1, $2, '{}')`,
    [shop.now(), shop.member.id],
  )
  await shop.sql(`insert into agency_paper_month (period, asked_at) values ('2026-10', $1)`, [shop.now()])
  await formPapers(deps, '2026-10')
})

it('invites the seller, sends a draft once in spite of a lost answer, and follows it to the signature', async () => {
  expect(await carry()).toEqual({ state: 'invited', reason: '' })
  await post('/counteragents', { tin: TIN })
  await post('/control', { fail: 'lost', times: 1 })
  expect(await carry()).toEqual({ state: 'invited', reason: '' })
  expect(await carry()).toEqual({ state: 'draft', reason: '' })
  const [paper, ...others] = await listed()
  expect(others).toEqual([])
  const states = []
  for (const move of ['sign', 'deliver']) {
    await post(`/papers/${paper?.messageId}`, { move })
    states.push((await carry())?.state)
  }
  expect(states).toEqual(['sent', 'delivered'])
  await post(`/papers/${paper?.messageId}`, { move: 'refuse', reason: 'нет отчёта' })
  expect(await carry()).toEqual({ state: 'refused', reason: 'нет отчёта' })
})

it('sends again as a new document after a refusal, and asks no more once it is signed', async () => {
  const [row] = await shop.sql<{ id: number }>(`select id from agency_paper where kind = 'feeAct'`)
  const resend = () => shop.office(['accountant'], 'POST', `${PATH}/${row?.id}/sending`, {})
  await shop.proveFactor()
  const sent = await Promise.all([resend(), resend()])
  expect(sent.map(({ body }) => body.sending.state)).toEqual(['waiting', 'waiting'])
  expect((await carry())?.state).toBe('draft')
  const papers = await listed()
  expect(new Set(papers.map(({ fileId }) => fileId)).size).toBe(2)
  for (const move of ['sign', 'deliver', 'accept']) await post(`/papers/${papers.at(-1)?.messageId}`, { move })
  expect((await carry())?.state).toBe('signed')
  const [left] = await shop.sql('select next_at from agency_paper_sending')
  expect(left).toEqual({ next_at: null })
})

it('keeps a paper waiting while the operator is down', async () => {
  // the act names its seller
  await shop.sql("update organization set legal_name = legal_name || ' (прежнее название)' where id = $1", [FARM])
  const [row] = await shop.sql<{ id: number }>(`select id from agency_paper where kind = 'feeAct'`)
  await shop.office(['accountant'], 'POST', `${PATH}/${row?.id}/correction`, {})
  await shop.sql(`delete from agency_paper_sending where state = 'signed'`)
  await post('/control', { fail: 'down', times: 1 })
  expect((await carry())?.state).toBe('waiting')
  expect((await carry())?.state).toBe('draft')
})
