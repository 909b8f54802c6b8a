import { createHash } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MANGO_EMULATOR_CREDENTIALS, MANGO_EMULATOR_PATH } from './credentials.ts'
import { mangoEmulator } from './mango-emulator.ts'

const { apiKey, apiSalt } = MANGO_EMULATOR_CREDENTIALS
const RIGHT = { command_id: 'cb-1', from: { extension: '', number: '79000000101' }, to_number: '79161112233' }
let pbx: FastifyInstance
beforeEach(async () => {
  pbx = fastify()
  // no messages are sent during the test
  await pbx.register(mangoEmulator, { externalUrl: 'http://127.0.0.1:9', stepMs: 3_600_000, now: Date.now })
})
afterEach(() => pbx.close())

const ask = async (json: string, sign?: string) => {
  const right = createHash('sha256')
    .update(apiKey + json + apiSalt)
    .digest('hex')
  const answer = await pbx.inject({
    method: 'POST',
    url: `${MANGO_EMULATOR_PATH}/vpbx/commands/callback`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ vpbx_api_key: apiKey, sign: sign ?? right, json }).toString(),
  })
  return [answer.statusCode, answer.json().result]
}

it('accepts a valid command of an employee and of another person', async () => {
  expect(await ask(JSON.stringify(RIGHT))).toEqual([200, 1000])
  expect(await ask(JSON.stringify({ ...RIGHT, from: { extension: '101' }, line_number: '78001234567' }))).toEqual([
    200, 1000,
  ])
})

it.each([
  [3103, { command_id: undefined }],
  [3103, { to_number: undefined }],
  [3103, { from: undefined }],
  [3103, { from: { number: '79000000101' } }],
  [3103, { from: { extension: '' } }],
  [3104, { from: { extension: 'Anna' } }],
  [3104, { from: { extension: '', number: '+7 900 000-01-01' } }],
  [3104, { to_number: '112' }],
  [3104, { line_number: '8-800' }],
  [3104, { command_id: 'x'.repeat(129) }],
])('refuses a command with %i: %j', async (code, wrong) => {
  expect(await ask(JSON.stringify({ ...RIGHT, ...wrong }))).toEqual([400, code])
})

it('refuses input that is not JSON, and the signature of another text', async () => {
  expect(await ask('{')).toEqual([400, 3100])
  const sign = createHash('sha256')
    .update(`${apiKey}${JSON.stringify(RIGHT)}${apiSalt}`)
    .digest('hex')
  expect(await ask(JSON.stringify(RIGHT, null, 1), sign)).toEqual([401, 3102])
})
