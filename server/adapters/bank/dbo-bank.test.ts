import { DBO_EMULATOR_KEY } from '@okolitsa/emulators/dbo-bank/credentials.ts'
import { dboBankEmulator } from '@okolitsa/emulators/dbo-bank/dbo-bank-emulator.ts'
import fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import type { BankIdentity } from '../../people/staff/ports.ts'
import { createDboBank } from './dbo-bank.ts'

const emulator = fastify({ forceCloseConnections: true })
await emulator.register(dboBankEmulator, { now: Date.now, partnerUrl: 'http://shop.example/cabinet' })
const address = await emulator.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => emulator.close())

const bankAt = (baseUrl: string, apiKey: string = DBO_EMULATOR_KEY): BankIdentity =>
  createDboBank({ baseUrl, apiKey, loginUrl: `${baseUrl}/login` })
const bank = bankAt(`${address}/dbo`)
const proofOf = async (kind: 'code' | 'token') => {
  const reply = await emulator.inject({ method: 'POST', url: '/dbo/proofs', payload: { subject: 'client-101', kind } })
  return { kind, value: String(reply.json().value) }
}

describe.each(['code', 'token'] as const)("the sellers' bank by %s", (kind) => {
  it('identifies the person of a proof, once', async () => {
    const proof = await proofOf(kind)
    expect(await bank.clientOf(proof)).toEqual({
      subject: 'client-101',
      name: expect.any(String),
      tin: expect.stringMatching(/^\d{10,12}$/),
    })
    expect(await bank.clientOf(proof)).toBeNull()
  })
  it('returns null for an unknown proof', async () => {
    const { value } = await proofOf(kind)
    expect(await bank.clientOf({ kind: kind === 'code' ? 'token' : 'code', value })).toBeNull()
  })
})

it('redirects the person back with a valid token', async () => {
  const reply = await emulator.inject({ method: 'POST', url: '/dbo/enter', payload: { subject: 'client-102' } })
  const url = new URL(String(reply.headers.location))
  expect(url.origin + url.pathname).toBe('http://shop.example/cabinet')
  const value = url.searchParams.get('externalToken') ?? ''
  expect(await bank.clientOf({ kind: 'token', value })).toMatchObject({ subject: 'client-102' })
})

it('redirects a person without a shop to the constructor, with the tax number of their company', async () => {
  const reply = await emulator.inject({ method: 'POST', url: '/dbo/enter', payload: { subject: 'client-newcomer-1' } })
  const url = new URL(String(reply.headers.location))
  expect(url.origin + url.pathname).toBe('http://shop.example/constructor')
  const value = url.searchParams.get('token') ?? ''
  expect(await bank.clientOf({ kind: 'token', value })).toMatchObject({ tin: url.searchParams.get('inn') })
})

it('reports a wrong key, an outage and a malformed answer as failures, not as an unknown proof', async () => {
  const away = { name: 'BankUnavailable' }
  await expect(bankAt(`${address}/dbo`, 'wrong').clientOf(await proofOf('code'))).rejects.toMatchObject(away)
  await expect(bankAt('http://127.0.0.1:9').clientOf(await proofOf('code'))).rejects.toMatchObject(away)
  const nonsense = fastify({ forceCloseConnections: true })
  nonsense.post('/api/v1/partner/client', async () => ({ hello: 1 }))
  const elsewhere = await nonsense.listen({ port: 0, host: '127.0.0.1' })
  await expect(bankAt(elsewhere).clientOf(await proofOf('code'))).rejects.toMatchObject(away)
  await nonsense.close()
})
