import { randomUUID } from 'node:crypto'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import {
  NPD_PARTNER_EMULATOR_KEYS,
  NPD_PARTNER_EMULATOR_PATH,
  npdPartnerEmulator,
} from '@okolitsa/emulators/npd/npd-partner-emulator.ts'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NpdIncome, NpdPartner } from '../../desks/seller-taxes/ports.ts'
import { createNpdPartner } from './npd-partner.ts'

const TIN = '500100732259'
const app = fastify({ forceCloseConnections: true })
let partner: NpdPartner
let now = Date.parse('2026-11-30T09:00:00Z')
beforeAll(async () => {
  await app.register(npdPartnerEmulator, { now: () => now })
  const baseUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}${NPD_PARTNER_EMULATOR_PATH}`
  partner = createNpdPartner({ baseUrl, ...NPD_PARTNER_EMULATOR_KEYS, clock: () => new Date(now), pauseMs: 1 })
})
afterAll(() => app.close())

const control = (payload: object) =>
  app.inject({ method: 'POST', url: `${NPD_PARTNER_EMULATOR_PATH}/control`, payload })
const receipts = async () => (await app.inject({ url: `${NPD_PARTNER_EMULATOR_PATH}/receipts` })).json().items
const income = (operationId: string = randomUUID()): NpdIncome => ({
  tin: TIN,
  operationId,
  at: new Date('2026-11-28T09:00:00Z'),
  services: [
    { name: 'Сыр «Лесной» & мёд', amount: kopecks(182_892) },
    { name: 'Доставка', amount: kopecks(29_900) },
  ],
})

it('registers an income once, also after a lost answer, and cancels its receipt once', async () => {
  const one = income()
  await control({ losesAnswer: true, slow: 2 })
  await expect(partner.register(one)).rejects.toMatchObject({ name: 'NpdRefusal', kind: 'silence' })
  const receipt = await partner.register(one)
  expect(receipt).toEqual({ receiptId: expect.any(String), link: expect.stringMatching(/^https:.*print$/) })
  expect(await partner.register(one)).toEqual(receipt)
  await partner.cancel({ tin: TIN, receiptId: receipt.receiptId, reason: 'REFUND' })
  await partner.cancel({ tin: TIN, receiptId: receipt.receiptId, reason: 'REFUND' })
  expect(await receipts()).toEqual([{ id: receipt.receiptId, tin: TIN, total: 212_792, isCanceled: true }])
})

it('distinguishes an unbound seller, a refusal, a slow answer and a service that is down', async () => {
  await control({ unbound: [TIN] })
  await expect(partner.register(income())).rejects.toMatchObject({ kind: 'unbound' })
  await control({})
  await expect(partner.register({ ...income(), tin: '500100732258' })).rejects.toMatchObject({ kind: 'refused' })
  await expect(partner.cancel({ tin: TIN, receiptId: 'none', reason: 'REFUND' })).rejects.toMatchObject({
    kind: 'refused',
    message: 'RECEIPT_ID_NOT_FOUND',
  })
  await control({ slow: 100 })
  await expect(partner.register(income())).rejects.toMatchObject({ kind: 'silence' })
  await control({ isDown: true })
  await expect(partner.register(income())).rejects.toMatchObject({ kind: 'silence' })
  await control({})
  now += 3_600_000
  expect(await partner.register(income())).toMatchObject({ receiptId: expect.any(String) })
})

it('asks a seller to allow the partner, and reads consent and refusal', async () => {
  await control({ undecided: [TIN] })
  const id = await partner.askBinding(TIN)
  expect(id).toEqual(expect.any(String))
  expect(await partner.bindingOf(String(id))).toBe('waiting')
  await control({ rejecting: [TIN] })
  expect(await partner.bindingOf(String(id))).toBe('rejected')
  await control({})
  expect(await partner.bindingOf(String(id))).toBe('bound')
  await expect(partner.askBinding('500100732258')).rejects.toMatchObject({ kind: 'refused' })
})
