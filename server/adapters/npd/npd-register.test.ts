import { npdEmulator } from '@okolitsa/emulators/npd/npd-emulator.ts'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NpdSilence } from '../../publishing/registration/ports.ts'
import { createNpdRegister } from './npd-register.ts'

const app = fastify()
let url = ''
beforeAll(async () => {
  await app.register(npdEmulator)
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/npd`
})
afterAll(() => app.close())

const control = (body: object) =>
  app.inject({ method: 'POST', url: '/npd/control', payload: body, headers: { 'content-type': 'application/json' } })
const ask = (tin = '500100732259') => createNpdRegister(url).isPayer(tin, '2026-11-30')

it('says who pays the tax of the self-employed', async () => {
  expect(await ask()).toBe(true)
  await control({ gone: ['500100732259'] })
  expect(await ask()).toBe(false)
  await control({ gone: [] })
})

it('distinguishes a silence from an answer: wrong number, too many requests, service down, no server', async () => {
  await expect(ask('123')).rejects.toThrow(NpdSilence)
  await control({ isBusy: true })
  await expect(ask()).rejects.toThrow('status 422')
  await control({ isDown: true })
  await expect(ask()).rejects.toThrow('status 503')
  await control({})
  const nowhere = createNpdRegister('http://127.0.0.1:1')
  await expect(nowhere.isPayer('500100732259', '2026-11-30')).rejects.toThrow(NpdSilence)
})
