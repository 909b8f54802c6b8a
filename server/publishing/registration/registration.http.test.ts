import { demoCompanies } from '@okolitsa/demo/companies.ts'
import { demoNewcomers } from '@okolitsa/demo/data/newcomers.ts'
import { describe, expect, it } from 'vitest'
import type { BankIdentity } from '../../people/staff/ports.ts'
import { openWorld } from '../../testing/world.data.ts'
import { type CompanyDirectory, CompanyDirectoryError } from './ports.ts'

const [BEEKEEPER, BAKERY, GUEST_HOUSE, CLOSED] = demoNewcomers.map(({ tin }) => tin) as [string, string, string, string]
const FARM = 101

/** Proofs of identity contain their owner, «person/number/nonce»; each is valid once, like those of a bank. */
const bank: BankIdentity = {
  loginUrl: 'http://bank.test',
  clientOf: async ({ value }) => {
    const [subject = '', tin = ''] = value.split('/')
    return subject === '' ? null : { subject, name: `Person ${subject}`, ...(tin && { tin }) }
  },
}
let isDown = false
const companies: CompanyDirectory = {
  find: async (tin) => {
    if (isDown) throw new CompanyDirectoryError('down')
    return demoCompanies.find((company) => company.tin === tin) ?? null
  },
}
const shop = await openWorld({
  adapters: { bank, companies },
  settings: { TRUSTED_PROXIES: '127.0.0.1', DADATA_TOKEN: 'key', DADATA_QUESTIONS_A_DAY: '1000' },
})
await shop.sellers({ id: FARM, profile: { tin: demoCompanies.at(-1)?.tin ?? '' } })
const FARMS_TIN = demoCompanies.at(-1)?.tin ?? ''

let proofs = 0
const proofOf = (person: string, tin: string) => `${person}/${tin}/${String(++proofs).padStart(20, '0')}`
let networks = 0
const register = (body: object, network = `10.9.${++networks}.1`) =>
  shop.call('POST', '/v1/constructor/register', { body, headers: { 'x-forwarded-for': network } })
const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const sellersOf = (tin: string) =>
  shop.sql<{ id: number; slug: string; type: string }>('select id, slug, type from organization where tin = $1', [tin])

describe('registration for the constructor', () => {
  it("creates the company's seller, and grants its person access immediately", async () => {
    const { status, body } = await register({
      inn: BAKERY,
      externalToken: proofOf('olga', BAKERY),
      trade: 'bakery',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      isNew: true,
      company: { tin: BAKERY, legalName: 'ООО «Суздальский калач»' },
      user: { role: 'seller', organization: { title: 'Суздальский калач', type: 'farmer' } },
    })
    expect((await shop.call('GET', '/v1/user/me', as(body.token))).body.organization.id).toBe(body.organizationId)
    // a customer's call does not accept the token
    expect((await shop.call('GET', '/api/v1/user', as(body.token))).status).toBe(401)
    expect(await sellersOf(BAKERY)).toMatchObject([{ slug: 'suzdalskij-kalach', type: 'farmer' }])
  })
  it('grants no bonuses of a seller who has not enabled them', async () => {
    const [bakery] = await sellersOf(BAKERY)
    expect(
      await shop.sql(
        'select accrual_percent as accrual, max_share_percent as share from loyalty_program where organization_id = $1',
        [bakery?.id],
      ),
    ).toEqual([{ accrual: 0, share: 0 }])
  })
  it('signs the same person in again, without a second seller', async () => {
    const again = await register({ inn: BAKERY, code: proofOf('olga', BAKERY) })
    expect(again.body).toMatchObject({ isNew: false, user: { organization: { title: 'Суздальский калач' } } })
    expect(await sellersOf(BAKERY)).toHaveLength(1)
  })
  it('reports before the proof whether a company has a shop, and remembers the chosen trade', async () => {
    const companyOf = async (inn: string) =>
      (
        await shop.call('POST', '/v1/cabinet/start/company', {
          body: { inn },
          headers: { 'x-forwarded-for': '10.8.1.1' },
        })
      ).body
    expect(await companyOf(BAKERY)).toMatchObject({ tin: BAKERY, hasShop: true })
    expect(await companyOf(GUEST_HOUSE)).toMatchObject({ tin: GUEST_HOUSE, hasShop: false })
    // a second registration does not ask for known data
    const { body } = await register({ inn: BAKERY, code: proofOf('olga', BAKERY) })
    const start = await shop.call('GET', `/v1/cabinet/sellers/${body.organizationId}/site-start`, as(body.token))
    expect(start.body).toMatchObject({ title: 'Суздальский калач', trade: 'bakery', company: { tin: BAKERY } })
  })
  it('creates one seller when people of a company register concurrently', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((person) => register({ inn: BEEKEEPER, externalToken: proofOf(person, BEEKEEPER) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect(answers.filter(({ body }) => body.code === 'SELLER_REGISTERED')).toHaveLength(3)
    expect(await sellersOf(BEEKEEPER)).toHaveLength(1)
  })
  it('refuses access to an existing seller, and the proof of another company', async () => {
    expect((await register({ inn: FARMS_TIN, externalToken: proofOf('thief', FARMS_TIN) })).body.code).toBe(
      'SELLER_REGISTERED',
    )
    expect(await register({ inn: GUEST_HOUSE, externalToken: proofOf('thief', BAKERY) })).toMatchObject({
      status: 403,
      body: { code: 'COMPANY_OF_OTHERS' },
    })
    // a bank that does not name the client's company
    expect((await register({ inn: GUEST_HOUSE, externalToken: proofOf('thief', '') })).body.code).toBe(
      'COMPANY_OF_OTHERS',
    )
    expect(await sellersOf(GUEST_HOUSE)).toEqual([])
    // staff of another seller has no access to this one
    expect((await register({ inn: BEEKEEPER, externalToken: proofOf('olga', BEEKEEPER) })).body.code).toBe(
      'SELLER_REGISTERED',
    )
  })
  it('reports mistakes, without using up the proof on a mistyped tax number', async () => {
    const proof = proofOf('vera', GUEST_HOUSE)
    expect((await register({ inn: '1234567890', externalToken: proof })).body.errors).toEqual({
      inn: expect.any(String),
    })
    expect((await register({ inn: GUEST_HOUSE })).body.errors).toEqual({ code: expect.any(String) })
    expect((await register({ inn: '7707083893', externalToken: proof })).body).toMatchObject({
      code: 'COMPANY_UNKNOWN',
      errors: { inn: expect.any(String) },
    })
    expect((await register({ inn: CLOSED, externalToken: proof })).body.code).toBe('COMPANY_CLOSED')
    const { body } = await register({ inn: GUEST_HOUSE, externalToken: proof, trade: 'guestHouse', title: '★ ★ ★' })
    expect(body).toMatchObject({ isNew: true, user: { organization: { type: 'tour_operator' } } })
    expect(await sellersOf(GUEST_HOUSE)).toMatchObject([{ slug: `seller-${GUEST_HOUSE}` }])
    expect((await register({ inn: GUEST_HOUSE, externalToken: proof })).body.code).toBe('STAFF_PROOF_REJECTED')
    isDown = true
    expect((await register({ inn: '500100732259', externalToken: proofOf('x', '') })).body.code).toBe(
      'COMPANY_REGISTER_UNAVAILABLE',
    )
    isDown = false
  })
  it('limits register queries to the daily budget, and caches answers', async () => {
    await shop.sql('update paid_question set asked = 1000')
    expect((await register({ inn: '500100732259', externalToken: proofOf('x', '') })).body.code).toBe(
      'COMPANY_REGISTER_UNAVAILABLE',
    )
    expect((await register({ inn: BAKERY, code: proofOf('olga', BAKERY) })).status).toBe(200)
    await shop.sql('delete from paid_question')
  })
  it('limits the company queries of a network', async () => {
    const ask = () => register({ inn: '7707083893', externalToken: proofOf('x', '') }, '10.8.8.8')
    const answers = []
    for (let tries = 0; tries < 21; tries++) answers.push(await ask())
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 400), 429])
  })
})
