import { describe, expect, it } from 'vitest'
import { openOfficeShop } from '../../desks/office-orders/office-shop.data.ts'
import { ANNA, DAY, EGGS, FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { ownersOf } from './owners.data.ts'

const shop = await openOfficeShop()
const [OLGA, VERA, IVAN] = ['79165550011', '79165550012', '79165550013']
const at = (farm = FARM) => `/v1/cabinet/sellers/${farm}/contract`
const account = {
  kind: 'account',
  bic: '044525225',
  account: '4070 2810 9381 2006 1991',
  correspondentAccount: '30101810400000000225',
  bankName: 'Банк «Подворье»',
}
const { smsTo, owner } = ownersOf(shop)
const olga = await owner('Ольга', OLGA, FARM)
const vera = await owner('Вера', VERA, FARM)
const ivan = await owner('Иван', IVAN, OTHER_FARM)
const picker = await shop.staff(FARM, 'Пётр', 'picker')
const accountant = await shop.staff(FARM, 'Инна', 'accountant')
const byBank = await shop.staff(FARM, 'Олег')
const as = (token: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  shop.call(method, path, { headers: { authorization: `Bearer ${token}` }, body })

const hours = (count: number) => shop.passMinutes(count * 60)
const buy = async (farm = FARM) => {
  await shop.sql('delete from cart where customer_id = $1', [ANNA])
  const cartId = await shop.cart(ANNA, farm, { [EGGS]: 10 })
  return shop.checkout(ANNA, { cartId, methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery' })
}
const inForce = () => shop.services.sellerContract.requisitesInForce(shop.database.executor, FARM, shop.now())

describe('the contract of a seller', () => {
  const calls = [
    ['GET', at()],
    ['POST', `${at()}/requisites/code`, { requisites: account }],
    ['POST', `${at()}/requisites`, { requisites: account, code: '1234' }],
    ['DELETE', `${at()}/requisites/1`],
    ['POST', `${at()}/offer/code`, { version: 1 }],
    ['POST', `${at()}/offer`, { version: 1, code: '1234' }],
  ] as const

  it('is for those who see the money, and is changed by owners with a phone only', async () => {
    for (const [method, path, body] of calls) {
      expect([path, (await shop.call(method, path, { body })).status]).toEqual([path, 401])
      expect([path, (await as(picker, method, path, body)).status]).toEqual([path, 403])
      expect([path, (await ivan.call(method, path, body)).status]).toEqual([path, 404])
    }
    expect((await as(accountant, 'GET', at())).body).toMatchObject({ mayChange: false, kinds: ['account'] })
    for (const [method, path, body] of calls.slice(1).filter(([one]) => one === 'POST'))
      expect((await as(accountant, method, path, body)).body.code).toBe('OWNERS_ONLY')
    expect((await as(byBank, 'POST', `${at()}/requisites/code`, { requisites: account })).body.code).toBe(
      'OWNER_WITHOUT_PHONE',
    )
  })

  it('requires nothing in a market without an offer, and says that nobody can be paid', async () => {
    await shop.runPeriodic('recount-contracts')
    expect(await olga.read()).toMatchObject({
      offer: { isMissing: false, acceptBy: null, accepted: null },
      ...{ current: null, requisites: null, waiting: null },
    })
    expect((await buy()).status).toBe(201)
    const today = (await olga.call('GET', '/v1/cabinet/today')).body
    expect(today.contract).toMatchObject({ requisites: null, offer: { isMissing: false } })
    expect((await as(picker, 'GET', '/v1/cabinet/today')).body.contract).toBeNull()
  })
})

describe('requisites', () => {
  it('are refused with a message per field, and a card number in any of them', async () => {
    const check = async (change: object) =>
      (await olga.call('POST', `${at()}/requisites/code`, { requisites: change })).body.errors
    for (const [change, field] of [
      [{ ...account, bic: '144525225' }, 'bic'],
      [{ ...account, account: '40702810038120061991' }, 'account'],
      [{ ...account, account: '4111111111111111' }, 'account'],
      [{ ...account, bankName: 'карта 4111 1111 1111 1111' }, 'bankName'],
      [{ ...account, correspondentAccount: '30101810400000000226' }, 'correspondentAccount'],
      [{ kind: 'sbp', phone: '79161234567', bankName: 'Зерно Банк' }, 'kind'],
    ] as const)
      expect([field, (await check(change))[`requisites.${field}`]]).toEqual([field, expect.stringMatching(/[а-яА-Я]/)])
    expect(smsTo(OLGA)).toHaveLength(1)
  })

  it('are confirmed by their own code once, and reach all owners at their old contacts', async () => {
    // a code of the sign-in confirms no requisites
    shop.passMinutes(1)
    const { body } = await shop.call('POST', '/v1/auth/code', { body: { phone: OLGA } })
    const wrong = await olga.call('POST', `${at()}/requisites`, {
      ...{ requisites: account, code: olga.lastCode(), challengeId: body.challengeId },
    })
    expect(wrong.body.code).toBe('CODE_WRONG_OR_EXPIRED')

    // two owners at once: one of the changes is kept
    const [one, other] = [
      await olga.proofFor('requisites', { requisites: account }),
      await vera.proofFor('requisites', { requisites: account }),
    ]
    const both = await Promise.all([
      olga.call('POST', `${at()}/requisites`, { requisites: account, ...one }),
      vera.call('POST', `${at()}/requisites`, { requisites: account, ...other }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(both.find(({ status }) => status === 400)?.body.code).toBe('REQUISITES_WAITING')
    const read = await olga.read()
    expect(read.versions).toHaveLength(1)
    expect(read).toMatchObject({ requisites: null, waiting: { tail: '1991', bankName: 'Банк «Подворье»' } })
    expect(JSON.stringify(read)).not.toContain('40702810938120061991')

    await shop.runOutbox()
    for (const phone of [OLGA, VERA])
      expect(smsTo(phone).at(-1)).toMatch(/…1991.*\/cabinet\/requisites\/\d+\.[\w-]{22}/)
    expect(smsTo(IVAN).at(-1)).not.toContain('1991')
  })

  it('are cancelled by the link of the notice without signing in, and by no other link', async () => {
    const token = /requisites\/(\d+\.[\w-]{22})/.exec(smsTo(VERA).at(-1) ?? '')?.[1] ?? ''
    const link = `/v1/requisites-changes/${token}`
    const forged = link.replace(/\d+\./, '2.')
    expect((await shop.call('GET', forged)).status).toBe(404)
    expect((await shop.call('POST', `${forged}/stop`, { body: {} })).status).toBe(404)
    expect((await shop.call('GET', link)).body).toMatchObject({ state: 'waiting', tail: '1991' })
    const stopped = await Promise.all([1, 2].map(() => shop.call('POST', `${link}/stop`, { body: {} })))
    expect(stopped.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'cancelled'],
      [200, 'cancelled'],
    ])
    expect((await shop.sql('select from requisites_cancel')).length).toBe(1)
    await shop.runOutbox()
    expect(smsTo(OLGA).at(-1)).toContain('отменена')
    hours(80)
    expect(await inForce()).toBeNull()
    await expect(shop.sql('delete from requisites_version')).rejects.toThrow('only added')
  })

  it('take effect for money after 72 hours and not before, and a removed owner is notified of the next ones', async () => {
    await olga.enter()
    const changed = await olga.confirm('requisites', { requisites: account })
    expect(changed.status).toBe(200)
    const { id } = changed.body.waiting
    hours(71)
    expect(await inForce()).toBeNull()
    hours(1)
    expect(await inForce()).toMatchObject({ id, requisites: { account: '40702810938120061991' } })
    await olga.enter()
    expect((await olga.call('DELETE', `${at()}/requisites/${id}`)).body.code).toBe('REQUISITES_IN_FORCE')
    await ivan.enter()
    expect((await ivan.call('DELETE', `${at(OTHER_FARM)}/requisites/${id}`)).status).toBe(404)

    const [person] = await shop.sql<{ id: number }>('select id from staff_account where phone = $1', [VERA])
    await olga.call('DELETE', `/v1/cabinet/sellers/${FARM}/staff/${person?.id}`)
    await olga.confirm('requisites', { requisites: { ...account, bankName: 'Зерно Банк' } })
    await shop.runOutbox()
    expect(smsTo(VERA).at(-1)).toContain('/cabinet/requisites/')
    // requisites in force stay until the new ones take effect
    expect((await inForce())?.id).toBe(id)
    const [row] = await shop.sql<{ id: number; until: Date }>(
      `select id, effective_until as until from seller_requisites
        where organization_id = $1 and effective_from <= $2 and (effective_until is null or effective_until > $2)`,
      [FARM, shop.now()],
    )
    expect(row?.id).toBe(id)
    expect(row?.until.getTime()).toBeGreaterThan(shop.now().getTime())
    await shop.sql('update office_session set seen_at = $1, expires_at = $2', [
      shop.now(),
      new Date(shop.now().getTime() + 3_600_000),
    ])
    const page = (await shop.office(['accountant'], 'GET', `/v1/office/sellers/${FARM}`)).body
    expect(page.contract).toMatchObject({ requisites: { tail: '1991' }, waiting: { bankName: 'Зерно Банк' } })
    expect(JSON.stringify(page)).not.toContain('40702810938120061991')
  })
})
