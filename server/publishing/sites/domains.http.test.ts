import { randomUUID } from 'node:crypto'
import { proofName } from '@okolitsa/domain/sites/own-domain.ts'
import { afterAll, expect, it } from 'vitest'
import { openDatabase, run } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { writeStaff } from '../../testing/staff.data.ts'
import { believingBank } from '../../testing/supply.data.ts'
import { testApp } from '../../testing.ts'
import { type CertificateOrder, CertificateRefused } from './ports.ts'

const [FARM, OTHER] = [101, 102]
const TARGET = 'okolitsa.example'
const url = await demoDatabase()
const database = openDatabase(url, { max: 2 })
afterAll(() => database.close())
const sql = <Row extends object>(text: string, values: unknown[] = []) => run<Row>(database.executor, text, values)
await writeStaff(
  database.pool,
  { subject: 'owner', name: 'Olga', role: 'owner', organizationId: FARM },
  { subject: 'neighbour', name: 'Olga', role: 'owner', organizationId: OTHER },
)

// --- outside services: DNS and a certificate authority --------------------------------------------------------------
const texts = new Map<string, string[]>()
const aliases = new Map<string, string[]>()
let isSilent = false
const names = {
  textsOf: async (name: string) => {
    if (isSilent) throw new Error('nobody answers')
    return texts.get(name) ?? []
  },
  namesOf: async (name: string) => ({ aliases: aliases.get(name) ?? [], addresses: ['10.0.0.1'] }),
}
const asked: string[] = []
let refuses = false
let now = new Date('2026-11-23T08:00:00Z')
const MONTHS_MS = 90 * 86_400_000
const certificates = {
  directory: 'https://ca.example/directory',
  newAccountKey: () => 'account key',
  issue: async ({ host, accountKey, show, hide }: CertificateOrder) => {
    if (refuses) throw new CertificateRefused('no', 'urn:ietf:params:acme:error:caa')
    await show('token', `${host} answers`)
    const { body } = await app.http.inject({ url: '/.well-known/acme-challenge/token', headers: { host } })
    asked.push(`${accountKey}: ${body}`)
    await hide('token')
    return { chain: `chain of ${host}`, key: `key of ${host}`, expiresAt: new Date(now.getTime() + MONTHS_MS) }
  },
}
const { app, call: send } = await testApp(
  url,
  {
    bank: { ...believingBank, clientOf: async ({ value }) => ({ subject: value.split('.')[0] ?? '', name: value }) },
    names,
    certificates,
    clock: () => now,
  },
  { PUBLIC_URL: `https://${TARGET}` },
)
const enter = async (subject: string): Promise<string> =>
  (await send('POST', `/v1/auth/by-external-token?externalToken=${subject}.${randomUUID()}`)).body.token
/** Makes a call as a person of a seller, who signs in each time, because months pass in this test. */
const call = async (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { token: who = '', body }: { token?: string; body?: unknown } = {},
) => send(method, path, { ...(who && { token: await enter(who) }), body })
const [owner, neighbour] = ['owner', 'neighbour']
const siteOf = async (token: string) => (await call('GET', '/v1/cabinet/sites', { token })).body.items[0].siteUuid
const sites = { owner: await siteOf(owner), neighbour: await siteOf(neighbour) }
const domains = (siteUuid: string, rest = '') => `/v1/cabinet/sites/${siteUuid}/domains${rest}`
const runTask = async (name: string) => {
  const task = app.work.periodic.find((one) => one.name === name)
  if (!task) throw new Error(`no task ${name}`)
  await task.run()
}
const passMinutes = async (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
  await runTask('look-at-domains')
}
const claim = async (token: string, siteUuid: string, host: string) =>
  call('POST', domains(siteUuid), { token, body: { host } })
const stateOf = async (token: string, siteUuid: string, host: string) =>
  (await call('GET', domains(siteUuid), { token })).body.items.find((one: { host: string }) => one.host === host)
const siteAt = (host: string) => app.services.sites.resolve(host).siteUuid
const proofOf = (body: { records: { type: string; value: string }[] }) =>
  body.records.find(({ type }) => type === 'TXT')?.value ?? ''

it('claims, verifies, certifies, monitors and releases a domain', async () => {
  const { status, body } = await claim(owner, sites.owner, ' https://Syr.Example/ ')
  expect([status, body]).toMatchObject([
    201,
    {
      host: 'syr.example',
      state: 'waiting',
      reason: null,
      records: [
        { type: 'A', name: 'syr.example', shortName: '@', value: '10.0.0.1' },
        { type: 'TXT', name: '_okolitsa.syr.example', value: expect.stringMatching(/^okolitsa-site=[0-9a-f]{32}$/) },
      ],
    },
  ])
  expect((await claim(owner, sites.owner, 'syr.example')).body.records).toEqual(body.records)
  await passMinutes(0)
  expect(await stateOf(owner, sites.owner, 'syr.example')).toMatchObject({ state: 'waiting', reason: 'noProof' })
  expect(siteAt('syr.example')).toBeNull()
  texts.set(proofName('syr.example'), ['v=spf1 -all', proofOf(body)])
  aliases.set('syr.example', [TARGET])
  await passMinutes(2)
  expect(await stateOf(owner, sites.owner, 'syr.example')).toMatchObject({ state: 'verified', reason: null })
  await expect.poll(() => siteAt('syr.example')).toBe(sites.owner)

  refuses = true
  await runTask('order-certificates')
  expect(await stateOf(owner, sites.owner, 'syr.example')).toMatchObject({
    state: 'verified',
    reason: 'certificateRefused',
  })
  refuses = false
  now = new Date(now.getTime() + 3_600_000)
  await runTask('order-certificates')
  expect(asked).toEqual(['account key: syr.example answers'])
  expect(await stateOf(owner, sites.owner, 'syr.example')).toMatchObject({ state: 'certified', reason: null })
  expect(await app.services.sites.certificateOf('syr.example')).toEqual({
    chain: 'chain of syr.example',
    key: 'key of syr.example',
  })
  const sealed = JSON.stringify(await sql('select * from site_certificate, certificate_account, certificate_challenge'))
  expect(sealed).not.toMatch(/key of|account key/)
  await runTask('order-certificates')
  now = new Date(now.getTime() + (MONTHS_MS * 2) / 3)
  await runTask('order-certificates')
  expect(asked).toHaveLength(2)

  // the domain is tolerated while DNS is unavailable or points elsewhere, and released after three days
  isSilent = true
  await passMinutes(0)
  isSilent = false
  texts.delete(proofName('syr.example'))
  await passMinutes(61)
  expect(await stateOf(owner, sites.owner, 'syr.example')).toMatchObject({ state: 'certified', reason: 'noProof' })
  await passMinutes(3 * 24 * 60)
  expect(await stateOf(owner, sites.owner, 'syr.example')).toMatchObject({ state: 'failed', nextCheckAt: null })
  await expect.poll(() => siteAt('syr.example')).toBeNull()
  // a manual check restores it
  texts.set(proofName('syr.example'), [proofOf(body)])
  const check = () => call('POST', domains(sites.owner, '/syr.example/check'), { token: owner })
  expect((await check()).body.state).toBe('verified')
  await expect.poll(() => siteAt('syr.example')).toBe(sites.owner)
  expect((await call('DELETE', domains(sites.owner, '/syr.example'), { token: owner })).body).toEqual({ items: [] })
  await expect.poll(() => siteAt('syr.example')).toBeNull()
  expect(await app.services.sites.certificateOf('syr.example')).toBeNull()
})

it('assigns a domain to the claim with the proof, regardless of earlier claims', async () => {
  const thief = (await claim(neighbour, sites.neighbour, 'med.example')).body
  const mine = (await claim(owner, sites.owner, 'med.example')).body
  aliases.set('med.example', [TARGET])
  texts.set(proofName('med.example'), [proofOf(mine)])
  await passMinutes(1)
  expect(await stateOf(neighbour, sites.neighbour, 'med.example')).toMatchObject({
    state: 'waiting',
    reason: 'noProof',
  })
  await expect.poll(() => siteAt('med.example')).toBe(sites.owner)
  // the domain is sold to another seller, who adds their own proof
  texts.set(proofName('med.example'), [proofOf(thief)])
  await passMinutes(5)
  await expect.poll(() => siteAt('med.example')).toBe(sites.neighbour)
  expect(await stateOf(owner, sites.owner, 'med.example')).toMatchObject({ state: 'failed', reason: 'takenOver' })
})

it("refuses the shop's own hosts, other sites' hosts and too many claims", async () => {
  for (const [host, mistake] of [
    [TARGET, 'taken'],
    [`www.${TARGET}`, 'taken'],
    ['ferma-yagodinyh.localhost', 'wrongValue'],
    ['127.0.0.1', 'wrongValue'],
    ['ferma', 'wrongValue'],
  ] as const) {
    const { status, body } = await claim(owner, sites.owner, host)
    expect([host, status, Object.keys(body.errors ?? {})]).toEqual([host, 400, ['host']])
    expect(mistake).toBeTruthy()
  }
  for (const [method, path, body] of [
    ['GET', domains(sites.owner), undefined],
    ['POST', domains(sites.owner), { host: 'lipa.example' }],
    ['POST', domains(sites.owner, '/med.example/check'), undefined],
    ['DELETE', domains(sites.owner, '/med.example'), undefined],
  ] as const) {
    expect((await call(method, path, { token: neighbour, body })).status).toBe(404)
    expect((await call(method, path, { body })).status).toBe(401)
  }
  expect((await call('GET', '/v1/cabinet/sites', { token: neighbour })).body.items).toHaveLength(1)
  for (let index = 0; index < 4; index++) await claim(owner, sites.owner, `n${index}.example`)
  expect((await claim(owner, sites.owner, 'n9.example')).body).toMatchObject({ code: 'TOO_MANY_DOMAINS' })
  const looks = await Promise.all(
    Array.from({ length: 12 }, () => call('POST', domains(sites.owner, '/n1.example/check'), { token: owner })),
  )
  expect(looks.map(({ status }) => status).sort()).toContain(429)
  expect((await call('GET', '/.well-known/acme-challenge/unknown')).status).toBe(404)
})
