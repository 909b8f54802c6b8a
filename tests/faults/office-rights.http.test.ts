import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { api } from '@okolitsa/contracts/api.ts'
import type { Endpoint, Endpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import {
  OFFICE_PERMISSIONS,
  OFFICE_ROLES,
  type OfficeRole,
  officePermissionsOf,
} from '@okolitsa/domain/office/permissions.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { becomeOwner, joinOffice } from '../../server/people/office/office-browser.data.ts'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { writeStaff } from '../../server/testing/staff.data.ts'
import { testApp } from '../../server/testing.ts'
import type { Schema } from './fuzz-calls.data.ts'
import { sampleOf } from './fuzz-samples.data.ts'

/** Every call of the office × each role, guests, customers and sellers; made of the tables of calls and permissions. */
const calls = Object.entries(api as Record<string, Endpoints>).flatMap(([noun, table]) =>
  Object.entries(table)
    .filter(([, { access, raw }]) => access === 'office' && !raw)
    .map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint]),
)

const now = new Date('2026-11-29T09:00:00Z')
const url = await demoDatabase()
const bank = {
  loginUrl: 'http://bank.test',
  clientOf: async ({ value }: { value: string }) => ({ subject: value.split('.')[0] ?? '', name: value }),
}
const shop = await testApp(url, { clock: () => now, bank }, { RATE_LIMIT_PER_MINUTE: '0' })
const sql = async (text: string, values: unknown[] = []) => (await shop.app.database.pool.query(text, values)).rows

const memberOf = new Map<OfficeRole, number>()
let customer = ''
let seller = ''
beforeAll(async () => {
  const owner = await becomeOwner(shop, { now: () => now })
  memberOf.set('owner', (await owner.browser.call('GET', '/v1/office/me')).body.id)
  for (const [index, role] of OFFICE_ROLES.filter((one) => one !== 'owner').entries()) {
    const phone = `7916000010${index}`
    const { id } = await joinOffice(shop, owner.browser, { phone, roles: [role], now: () => now })
    memberOf.set(role, id)
  }
  await writeStaff(shop.app.database.pool, { subject: 'seller', name: 'Ivan', role: 'owner', organizationId: 101 })
  seller = (await shop.call('POST', `/v1/auth/by-external-token?externalToken=seller.${randomUUID()}`)).body.token
  customer = (await shop.signIn('79164520001')).token
})

/** A session with a fresh factor, of its own for each call, because a call may end it. */
async function sessionAs(role: OfficeRole): Promise<Record<string, string>> {
  const token = randomBytes(32).toString('base64url')
  await sql(
    `insert into office_session (id, token_hash, member_id, factor, factor_at, created_at, seen_at, expires_at)
     values ($1, $2, $3, 'totp', $4, $4, $4, $4::timestamptz + interval '1 hour')`,
    [randomUUID(), createHash('sha256').update(token).digest(), memberOf.get(role), now],
  )
  return { cookie: `office-session=${token}`, 'sec-fetch-site': 'same-origin' }
}

const ABSENT: Readonly<Record<string, unknown>> = { id: 2_000_000_000 }
const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

type Request = ReturnType<typeof newRequestOf>
const requests = new Map<Endpoint, Request>()
/** The call with valid parameters about things that do not exist, and a valid body. */
function requestOf(endpoint: Endpoint): Request {
  const known = requests.get(endpoint) ?? newRequestOf(endpoint)
  requests.set(endpoint, known)
  return known
}
function newRequestOf({ path, params, query, body, files }: Endpoint) {
  const given = (params ? sampleOf(schemaOf(params), ABSENT) : {}) as Record<string, unknown>
  const asked = (query ? sampleOf(schemaOf(query), ABSENT, 'least') : {}) as Record<string, string>
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const search = new URLSearchParams(asked).toString()
  return {
    url: search ? `${at}?${search}` : at,
    options: body && !files ? { body: sampleOf(schemaOf(body), ABSENT) } : {},
  }
}
const ask = (endpoint: Endpoint, headers: Record<string, string>, token?: string) => {
  const { url: at, options } = requestOf(endpoint)
  return shop.call(endpoint.method, at, { ...options, headers, ...(token !== undefined && { token }) })
}
const permissionOf = ({ permission }: Endpoint) => OFFICE_PERMISSIONS.find((one) => one === permission)
const holdersOf = (endpoint: Endpoint) =>
  OFFICE_ROLES.filter((role) => officePermissionsOf([role]).some((one) => one === permissionOf(endpoint)))

it('has calls, and each names a permission of the office', () => {
  expect(calls.length).toBeGreaterThan(50)
  expect(calls.filter(([, endpoint]) => !permissionOf(endpoint)).map(([name]) => name)).toEqual([])
})

describe('a call of the office', () => {
  it.each(calls)('%s is closed to guests, customers and people of sellers', async (_name, endpoint) => {
    const origin = { 'sec-fetch-site': 'same-origin' }
    expect((await ask(endpoint, origin)).status).toBe(401)
    expect((await ask(endpoint, { cookie: 'office-session=guessed', ...origin })).status).toBe(401)
    expect((await ask(endpoint, origin, customer)).status).toBe(401)
    expect((await ask(endpoint, origin, seller)).status).toBe(401)
  })
  it.each(calls)('%s is refused to each role without its permission', async (_name, endpoint) => {
    const holders = holdersOf(endpoint)
    for (const role of OFFICE_ROLES.filter((one) => !holders.includes(one))) {
      const { status, body } = await ask(endpoint, await sessionAs(role))
      expect([role, status, body.code]).toEqual([role, 403, 'FORBIDDEN'])
    }
  })
  it.each(calls.filter(([, { freshFactor }]) => freshFactor))('%s needs a fresh factor', async (_name, endpoint) => {
    const [role = 'owner'] = holdersOf(endpoint)
    const headers = await sessionAs(role)
    await sql(`update office_session set factor_at = $1::timestamptz - interval '1 hour' where member_id = $2`, [
      now,
      memberOf.get(role),
    ])
    const { status, body } = await ask(endpoint, headers)
    expect([status, body.code]).toEqual([403, 'FACTOR_NEEDED'])
  })
})

// after the refusals, because the calls change the market
describe('a call of the office, allowed', () => {
  it.each(calls)('%s is answered to each role with its permission', async (_name, endpoint) => {
    for (const role of holdersOf(endpoint)) {
      const { status, body } = await ask(endpoint, await sessionAs(role))
      expect(status, `${role}: ${JSON.stringify(body)}`).toBeLessThan(500)
      expect([role, status, body?.code], JSON.stringify(body)).not.toEqual([role, expect.any(Number), 'FORBIDDEN'])
      expect([role, status]).not.toEqual([role, 401])
    }
  })
})
