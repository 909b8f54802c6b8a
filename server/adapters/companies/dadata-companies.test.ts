import { demoNewcomers } from '@okolitsa/demo/data/newcomers.ts'
import { dadataEmulator } from '@okolitsa/emulators/dadata/dadata-emulator.ts'
import fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { createDadataCompanies } from './dadata-companies.ts'

const emulator = fastify({ forceCloseConnections: true })
await emulator.register(dadataEmulator)
const address = await emulator.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => emulator.close())
const at = (baseUrl: string, token = 'key') => createDadataCompanies({ token, baseUrl })
const directory = at(`${address}/suggestions/api/4_1/rs`)

it('returns a company with its legal form, its place and whether it is active', async () => {
  const [beekeeper, , , closed] = demoNewcomers
  const { bankSubject: _subject, title: _title, ...company } = beekeeper ?? expect.fail()
  expect(await directory.find(company.tin)).toEqual(company)
  expect(await directory.find(closed?.tin ?? '')).toMatchObject({ isActive: false })
  expect(await directory.find('7707083893')).toBeNull()
})

it('reports a missing answer as a failure, not as an unknown company', async () => {
  const away = { name: 'CompanyDirectoryError' }
  await expect(at(`${address}/suggestions/api/4_1/rs`, 'forbidden').find('7707083893')).rejects.toMatchObject(away)
  await expect(at('http://127.0.0.1:9').find('7707083893')).rejects.toMatchObject(away)
  await expect(directory.find('!broken')).rejects.toMatchObject(away)
})
