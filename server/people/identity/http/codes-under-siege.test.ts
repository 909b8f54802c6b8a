import { codesForUnknown } from '@okolitsa/domain/identity/code-limits.ts'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../platform/db/testing.ts'
import { testApp } from '../../../testing.ts'

const CODES_PER_HOUR = 30
const now = new Date('2026-11-22T09:00:00Z')
const shop = await testApp(await testDatabase(), { clock: () => now }, { CODES_PER_HOUR: String(CODES_PER_HOUR) })
const KNOWN = Array.from({ length: 11 }, (_, index) => `791670100${String(index).padStart(2, '0')}`)
const NEW = '79167020001'
const OF_STAFF = '79167020002'
await shop.app.database.pool.query(
  `insert into customer (phone, created_at)
   select phone, $2::timestamptz - interval '25 hours' from unnest($1::text[]) as phone
   union all select $3, $2::timestamptz - interval '23 hours'`,
  [KNOWN, now, NEW],
)
await shop.app.database.pool.query(
  `insert into staff_account (phone, name, created_at) values ($1, 'Вера', $2::timestamptz - interval '30 days')`,
  [OF_STAFF, now],
)
let networks = 0
/** Requests a code, each time from another network. */
const askCode = async (phone: string, url = '/api/v1/auth/code') => {
  networks += 1
  const reply = await shop.app.http.inject({
    method: 'POST',
    url,
    payload: { phone },
    remoteAddress: `10.1.${networks}.1`,
  })
  return reply.statusCode
}

it('reserves the last third of the hour’s codes for phones known for at least a day', async () => {
  for (let code = 0; code < codesForUnknown(CODES_PER_HOUR); code += 1)
    expect(await askCode(`7916703${String(code).padStart(4, '0')}`)).toBe(200)
  expect(await askCode('79167039999')).toBe(429)
  expect(await askCode(NEW)).toBe(429)
  expect(await askCode(OF_STAFF)).toBe(429)
  expect(await askCode(OF_STAFF, '/v1/auth/code')).toBe(200)
  for (const phone of KNOWN.slice(0, 9)) expect(await askCode(phone)).toBe(200)
  expect(await askCode(KNOWN[9] ?? '')).toBe(429)
  expect(shop.sent).toHaveLength(CODES_PER_HOUR)
})
