import { describe, expect, it } from 'vitest'
import { ANNA, CHEESE, DAY, EGGS, FARM, OTHER_FARM, PICKUP, twoFarms } from '../../../testing/two-farms.data.ts'

const world = await twoFarms()
const [OWNER, MANAGER, PICKER] = [
  await world.staff(FARM, 'Ольга'),
  await world.staff(FARM, 'Мария', 'manager'),
  await world.staff(FARM, 'Пётр', 'picker'),
]
const STRANGER = await world.staff(OTHER_FARM, 'Иван')

const bearer = (token?: string) => ({ headers: token ? { authorization: `Bearer ${token}` } : {} })
const at = (farm = FARM) => `/v1/cabinet/sellers/${farm}/staff`
const team = (token?: string, farm = FARM) => world.call('GET', at(farm), bearer(token))
const invite = (token: string, body: object, farm = FARM) =>
  world.call('POST', `${at(farm)}/invitations`, { ...bearer(token), body })
const change = (token: string, staffId: number, role: unknown) =>
  world.call('PATCH', `${at()}/${staffId}`, { ...bearer(token), body: { role } })
const remove = (token: string, staffId: number, farm = FARM) =>
  world.call('DELETE', `${at(farm)}/${staffId}`, bearer(token))
const me = (token: string) => world.call('GET', '/v1/user/me', bearer(token))
const idOf = async (token: string): Promise<number> => (await me(token)).body.id
const messagesTo = (phone: string) => world.sent.filter((message) => message.phone === phone)
const linkTo = (phone: string): string => {
  const invitations = messagesTo(phone).filter(({ text }) => text.includes('/cabinet/invitation/'))
  return /invitation\/([\w-]+)/.exec(invitations.at(-1)?.text ?? '')?.[1] ?? 'none'
}
const open = (link: string) => world.call('GET', `/v1/auth/invitations/${link}`)
async function accept(link: string, phone: string, more: { token?: string; keepsAccount?: boolean } = {}) {
  // the pause between two codes of a phone passes
  world.passMinutes(1)
  const asked = await world.call('POST', `/v1/auth/invitations/${link}/code`, { body: {} })
  const code = /\d{4,6}/.exec(messagesTo(phone).at(-1)?.text ?? '')?.[0]
  const { challengeId } = asked.body
  return world.call('POST', `/v1/auth/invitations/${link}/acceptance`, {
    ...bearer(more.token),
    body: { code, challengeId, ...(more.keepsAccount && { keepsAccount: true }) },
  })
}
let serial = 0
const nextPhone = () => `7916555${String(++serial).padStart(4, '0')}`
/** Invites a person who accepts, and returns the new staff member. */
async function invited(name: string, role: string, by = OWNER) {
  const phone = nextPhone()
  expect((await invite(by, { phone, name, role })).status).toBe(200)
  const { body } = await accept(linkTo(phone), phone)
  return { phone, token: body.token as string, id: body.user.id as number }
}

describe('the staff of a seller', () => {
  it('lists the staff with the changes that the caller may make', async () => {
    const { status, body } = await team(MANAGER)
    expect(status).toBe(200)
    expect(body.members.map(({ name, role, isYou, canRemove, roles }: never) => [name, role, isYou, canRemove, roles]))
      // a manager cannot change an owner
      .toEqual([
        ['Ольга', 'owner', false, false, []],
        ['Мария', 'manager', true, true, ['manager', 'picker', 'courier', 'accountant']],
        ['Пётр', 'picker', false, true, ['manager', 'picker', 'courier', 'accountant']],
      ])
    expect(body.roles).toEqual(['manager', 'picker', 'courier', 'accountant'])
  })
  it('refuses guests, customers and staff of other sellers', async () => {
    expect((await team()).status).toBe(401)
    expect((await team(PICKER)).status).toBe(403)
    expect((await team(STRANGER)).status).toBe(404)
    expect((await world.call('GET', at(), { headers: await world.office() })).status).toBe(401)
  })
})

describe('an invitation', () => {
  it('signs the phone in once, and records the person’s name', async () => {
    const phone = nextPhone()
    const { body } = await invite(OWNER, { phone: `8 (916) ${phone.slice(4)}`, name: 'Вера', role: 'picker' })
    expect(body.invitations).toMatchObject([{ name: 'Вера', phone, role: 'picker', invitedBy: 'Ольга', isOver: false }])
    const link = linkTo(phone)
    expect(messagesTo(phone)[0]?.text).toContain('зовёт')
    expect((await open(link)).body).toMatchObject({ name: 'Вера', role: 'picker', phone: expect.stringContaining('*') })
    const { status, body: session } = await accept(link, phone)
    expect(status).toBe(200)
    expect(session.user).toMatchObject({ name: 'Вера', sellerRole: 'picker', organization: { id: FARM } })
    expect((await me(session.token)).body.permissions).toEqual(['readOrders', 'workOrders'])
    expect(await open(link)).toMatchObject({ status: 404, body: { code: 'INVITATION_OVER' } })
    expect((await accept(link, phone)).body.code).toBe('INVITATION_OVER')
    expect((await team(OWNER)).body.invitations).toEqual([])
    // the phone can sign in with a code
    world.passMinutes(1)
    const asked = await world.call('POST', '/v1/auth/code', { body: { phone } })
    const code = /\d{4,6}/.exec(messagesTo(phone).at(-1)?.text ?? '')?.[0]
    const challenge = { phone, code, challengeId: asked.body.challengeId }
    const again = await world.call('POST', '/v1/auth/by-phone', { body: challenge })
    expect(again.body.user).toMatchObject({ id: session.user.id, organization: { id: FARM } })
    expect((await world.call('POST', '/v1/auth/by-phone', { body: challenge })).status).toBe(400)
  })
  it('limits messages to one phone to one in 30 seconds and three a day, over all sellers', async () => {
    const phone = nextPhone()
    const ask = (token: string, farm: number) => invite(token, { phone, name: 'Вера', role: 'picker' }, farm)
    expect((await ask(OWNER, FARM)).status).toBe(200)
    expect((await ask(STRANGER, OTHER_FARM)).status).toBe(429)
    for (const [token, farm] of [
      [STRANGER, OTHER_FARM],
      [OWNER, FARM],
    ] as const) {
      world.passMinutes(1)
      expect((await ask(token, farm)).status).toBe(200)
    }
    world.passMinutes(1)
    expect((await ask(STRANGER, OTHER_FARM)).status).toBe(429)
    expect(messagesTo(phone)).toHaveLength(3)
  })
  it('omits the name of an unapproved seller', async () => {
    await world.sql(
      'insert into seller_application (organization_id, proved_by, created_at) values ($1, $2, shop_now())',
      [FARM, 'phone'],
    )
    const phone = nextPhone()
    expect((await invite(OWNER, { phone, name: 'Вера', role: 'picker' })).status).toBe(200)
    expect(messagesTo(phone)[0]?.text).toMatch(/^Вас зовут в кабинет магазина/u)
    // the page of the link does not contain the seller's own name and picture either
    const [farm] = await world.sql<{ legalName: string; title: string; image: string }>(
      'select legal_name as "legalName", title, small_image as image from organization where id = $1',
      [FARM],
    )
    const { body } = await open(linkTo(phone))
    expect(body.seller.title).toBe(farm?.legalName)
    expect(farm?.legalName).not.toBe(farm?.title)
    expect(body.seller.smallImageUrl).not.toContain(farm?.image)
    await world.sql('delete from seller_application where organization_id = $1', [FARM])
  })
  it('requires a code sent to the invited phone', async () => {
    const phone = nextPhone()
    await invite(OWNER, { phone, name: 'Вера', role: 'picker' })
    const link = linkTo(phone)
    const asked = await world.call('POST', `/v1/auth/invitations/${link}/code`, { body: {} })
    const right = /\d{4,6}/.exec(messagesTo(phone).at(-1)?.text ?? '')?.[0] ?? ''
    const bring = (code: string, challengeId?: string) =>
      world.call('POST', `/v1/auth/invitations/${link}/acceptance`, { body: { code, challengeId } })
    expect((await bring(right === '1111' ? '2222' : '1111', asked.body.challengeId)).body.code).toBe(
      'CODE_WRONG_OR_EXPIRED',
    )
    // a code of a customer's sign-in is refused as well
    const other = nextPhone()
    const shop = await world.call('POST', '/api/v1/auth/code', { body: { phone: other } })
    const shopCode = /\d{4,6}/.exec(messagesTo(other).at(-1)?.text ?? '')?.[0] ?? ''
    expect((await bring(shopCode, shop.body.challengeId)).body.code).toBe('CODE_WRONG_OR_EXPIRED')
    expect(Object.values((await bring('x')).body.errors)).toEqual([expect.stringMatching(/[а-я]/)])
    expect((await world.call('POST', '/v1/auth/by-phone', { body: { phone: other, code: shopCode } })).status).toBe(400)
  })
  it('expires after a week, and ends when it is revoked or sent again', async () => {
    const phone = nextPhone()
    await invite(OWNER, { phone, name: 'Вера', role: 'picker' })
    const first = linkTo(phone)
    world.passMinutes(1)
    await invite(OWNER, { phone, name: 'Вера', role: 'courier' })
    const second = linkTo(phone)
    expect((await open(first)).status).toBe(404)
    expect((await open(second)).body.role).toBe('courier')
    const [invitation] = (await team(OWNER)).body.invitations.filter((one: { phone: string }) => one.phone === phone)
    const revoke = (token: string, farm = FARM) =>
      world.call('DELETE', `${at(farm)}/invitations/${invitation.id}`, bearer(token))
    expect((await revoke(STRANGER)).status).toBe(404)
    expect((await revoke(STRANGER, OTHER_FARM)).status).toBe(404)
    expect((await open(second)).status).toBe(200)
    expect((await revoke(MANAGER)).status).toBe(200)
    expect((await open(second)).status).toBe(404)
    expect((await revoke(MANAGER)).status).toBe(404)
    expect((await open('x'.repeat(22))).status).toBe(404)
  })
  it('requires the rights of its sender at the time of acceptance', async () => {
    const manager = await invited('Мила', 'manager')
    const phone = nextPhone()
    await invite(manager.token, { phone, name: 'Зоя', role: 'accountant' })
    await change(OWNER, manager.id, 'picker')
    expect((await accept(linkTo(phone), phone)).body.code).toBe('INVITATION_OVER')
    expect((await team(OWNER)).body.members.map(({ name }: { name: string }) => name)).not.toContain('Зоя')
  })
  it('refuses invalid fields', async () => {
    const phone = nextPhone()
    const bad = await invite(OWNER, { phone: '12', name: '', role: 'king' })
    expect(bad.status).toBe(400)
    expect(Object.keys(bad.body.errors).sort()).toEqual(['name', 'phone', 'role'])
    expect((await invite(MANAGER, { phone, name: 'Вера', role: 'owner' })).body.code).toBe('STAFF_OWNERS_ONLY')
    expect((await invite(PICKER, { phone, name: 'Вера', role: 'picker' })).status).toBe(403)
    expect((await invite(STRANGER, { phone, name: 'Вера', role: 'picker' })).status).toBe(404)
    expect(messagesTo(phone)).toEqual([])
    const { phone: known } = await invited('Ян', 'courier')
    expect((await invite(OWNER, { phone: known, name: 'Ян', role: 'picker' })).body.code).toBe('STAFF_ALREADY_HERE')
  })
  it('adds the seller to the account of the phone, or on request to the signed-in account', async () => {
    const vera = await invited('Вера', 'courier')
    await invite(STRANGER, { phone: vera.phone, name: 'Вера', role: 'manager' }, OTHER_FARM)
    const { body } = await accept(linkTo(vera.phone), vera.phone)
    expect(body.user).toMatchObject({ id: vera.id, organization: { id: OTHER_FARM }, sellerRole: 'manager' })
    expect(body.user.sellers).toHaveLength(2)

    const mine = nextPhone()
    await invite(STRANGER, { phone: mine, name: 'Ольга', role: 'accountant' }, OTHER_FARM)
    const joined = await accept(linkTo(mine), mine, { token: OWNER, keepsAccount: true })
    expect(joined.body.user).toMatchObject({ id: await idOf(OWNER), organization: { id: OTHER_FARM } })
    const other = nextPhone()
    await invite(STRANGER, { phone: other, name: 'Лиза', role: 'picker' }, OTHER_FARM)
    const apart = await accept(linkTo(other), other, { token: MANAGER })
    expect(apart.body.user.id).not.toBe(await idOf(MANAGER))
  })
})

describe('a change of a person', () => {
  it('applies a new role immediately, and ends the sessions of removed staff', async () => {
    const vera = await invited('Вера', 'picker')
    expect((await world.call('GET', '/v1/cabinet/today?organizationId=101', bearer(vera.token))).status).toBe(200)
    expect((await change(OWNER, vera.id, 'courier')).status).toBe(200)
    expect((await world.call('GET', '/v1/cabinet/today?organizationId=101', bearer(vera.token))).status).toBe(403)
    expect((await remove(MANAGER, vera.id)).status).toBe(200)
    expect((await me(vera.token)).status).toBe(401)
    expect((await remove(MANAGER, vera.id)).status).toBe(404)
    // a returning person gets a new role
    await invite(OWNER, { phone: vera.phone, name: 'Вера', role: 'picker' })
    expect((await accept(linkTo(vera.phone), vera.phone)).body.user).toMatchObject({
      id: vera.id,
      sellerRole: 'picker',
    })
  })
  it('refuses to raise one’s own role, and requires an owner for changes of owners', async () => {
    const [owner, manager] = [await idOf(OWNER), await idOf(MANAGER)]
    expect((await change(MANAGER, manager, 'owner')).body.code).toBe('STAFF_OWNERS_ONLY')
    expect((await change(MANAGER, owner, 'picker')).body.code).toBe('STAFF_OWNERS_ONLY')
    expect((await remove(MANAGER, owner)).body.code).toBe('STAFF_OWNERS_ONLY')
    expect((await change(PICKER, await idOf(PICKER), 'manager')).status).toBe(403)
    expect((await change(STRANGER, owner, 'picker')).status).toBe(404)
    expect((await remove(STRANGER, owner)).status).toBe(404)
    expect((await change(OWNER, await idOf(STRANGER), 'picker')).status).toBe(404)
    expect((await change(OWNER, manager, 'king')).body.errors).toEqual({ role: expect.stringMatching(/[а-я]/) })
    expect((await me(OWNER)).body.sellerRole).toBe('owner')
    expect((await me(MANAGER)).body.sellerRole).toBe('manager')
  })
  it('keeps an owner when two owners leave concurrently', async () => {
    const owner = await idOf(OWNER)
    expect((await change(OWNER, owner, 'manager')).body.code).toBe('STAFF_LAST_OWNER')
    expect((await remove(OWNER, owner)).body.code).toBe('STAFF_LAST_OWNER')
    // a separate seller is used, because either of the two owners may stay
    await world.sellers({ id: 103 })
    const [first, second] = [await world.staff(103, 'Первая'), await world.staff(103, 'Вторая')]
    const [firstId, secondId] = [await idOf(first), await idOf(second)]
    const answers = await Promise.all([remove(first, secondId, 103), remove(second, firstId, 103)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [of = { owners: 0 }] = await world.sql<{ owners: number }>(
      `select count(*)::int as owners from staff_place where organization_id = 103 and role = 'owner' and ended_at is null`,
    )
    expect(of.owners).toBe(1)
  })
})

describe('the log of staff actions', () => {
  const log = (token?: string, query = '', farm = FARM) =>
    world.call('GET', `/v1/cabinet/sellers/${farm}/log${query}`, bearer(token))
  const price = (token: string, to: number) =>
    world.call('POST', '/v1/cabinet/goods/changes', {
      ...bearer(token),
      body: { changes: [{ id: CHEESE, price: to }] },
    })

  it('displays the author, the subject and the change', async () => {
    const vera = await invited('Вера', 'picker')
    const by = await invited('Лев', 'owner')
    await change(by.token, vera.id, 'accountant')
    await price(by.token, 700)
    const { status, body } = await log(by.token)
    expect(status).toBe(200)
    expect(body.items[0]).toMatchObject({
      who: 'Лев',
      action: 'setPrice',
      entity: 'product',
      title: expect.any(String),
      changes: [{ field: 'price', before: 64_550, after: 70_000 }],
    })
    expect(body.items[1]).toMatchObject({
      who: 'Лев',
      action: 'changeStaffRole',
      title: 'Вера',
      changes: [{ field: 'role', before: 'picker', after: 'accountant' }],
    })
    expect(body.people).toContainEqual({ staffId: vera.id, name: 'Вера' })
    // phones are masked
    expect(JSON.stringify(body)).not.toContain(vera.phone)
    const mine = await log(by.token, `?staffId=${by.id}&kind=people`)
    expect(mine.body.items.map(({ action }: { action: string }) => action)).toEqual(['changeStaffRole'])
    await remove(OWNER, by.id)
    expect((await log(by.token)).status).toBe(401)
  })
  it('displays the steps of orders with authors and states, and weighing', async () => {
    const cartId = await world.cart(ANNA, FARM, { [CHEESE]: 1, [EGGS]: 1 })
    const pickup = { methodCode: 'pickup', tradePlaceId: PICKUP, date: DAY, paymentMethod: 'cashondelivery' }
    const id = (await world.checkout(ANNA, { cartId, ...pickup })).body.orders[0].orderId as number
    const step = (token: string, to: string) =>
      world.call('POST', `/v1/cabinet/orders/${id}/moves`, { ...bearer(token), body: { to, isEarlyMeant: true } })
    expect((await step(PICKER, 'isAssembling')).status).toBe(200)
    const [{ line } = { line: 0 }] = await world.sql<{ line: number }>(
      'select id as line from order_line where order_id = $1 and is_weight',
      [id],
    )
    const requestedChange = { kind: 'weigh', lines: [{ lineId: line, picked: 280 }], isAboveCharged: false }
    const at = `/v1/cabinet/orders/${id}/changes`
    const preview = await world.call('POST', `${at}/preview`, { ...bearer(PICKER), body: { requestedChange } })
    const expectedTotal = preview.body.totalAfter
    await world.call('POST', at, { ...bearer(PICKER), body: { requestedChange, expectedTotal } })
    // the customer's own step is not in the log
    await world.call('POST', `/api/v1/orders/${id}/cancel`, { as: ANNA, body: {} })
    const { body } = await log(OWNER, '?kind=orders')
    expect(body.items).toMatchObject([
      {
        who: 'Пётр',
        action: 'changeOrder.weigh',
        orderId: id,
        changes: expect.arrayContaining([
          { field: 'weight', before: 300, after: 280 },
          { field: 'orderTotal', before: expect.any(Number), after: Math.round(expectedTotal * 100) },
        ]),
      },
      {
        who: 'Пётр',
        action: 'moveOrder',
        orderId: id,
        changes: [{ field: 'orderState', before: 'formed', after: 'isAssembling' }],
      },
    ])
    expect((await log(OWNER, '?kind=goods')).body.items.every((one: { orderId: null }) => one.orderId === null)).toBe(
      true,
    )
    expect((await log(STRANGER, '?kind=orders', OTHER_FARM)).body.items).toEqual([])
  })
  it('displays who took the cash of an order, once when repeated', async () => {
    const cartId = await world.cart(ANNA, FARM, { [EGGS]: 1 })
    const pickup = { methodCode: 'pickup', tradePlaceId: PICKUP, date: DAY, paymentMethod: 'cashondelivery' }
    const id = (await world.checkout(ANNA, { cartId, ...pickup })).body.orders[0].orderId as number
    const { body: order } = await world.call('GET', `/v1/cabinet/orders/${id}`, bearer(PICKER))
    const due = order.order.sums.total as number
    const take = () =>
      world.call('POST', `/v1/cabinet/orders/${id}/payments`, { ...bearer(OWNER), body: { amount: due } })
    expect((await Promise.all([take(), take()])).map(({ status }) => status)).toEqual([200, 200])
    const { body } = await log(OWNER, '?kind=orders')
    const taken = body.items.filter(({ action }: { action: string }) => action === 'takeMoney')
    expect(taken).toMatchObject([{ orderId: id, changes: [{ field: 'moneyTaken', before: null, after: due * 100 }] }])
  })
  it('pages through older actions without repetitions', async () => {
    const [first] = await world.sql<{ count: number }>(
      'select count(*)::int as count from audit_entry where organization_id = $1',
      [FARM],
    )
    await world.sql(
      `insert into audit_entry (staff_id, organization_id, action, entity, entity_id, before, after)
       select $1, $2, 'setPrice', 'product', $3, '{"price": 1}', '{"price": 2}' from generate_series(1, 120)`,
      [await idOf(OWNER), FARM, String(CHEESE)],
    )
    const seen = new Set<number>()
    for (let before: number | null = null; ; ) {
      const { body } = await log(OWNER, before === null ? '' : `?before=${before}`)
      for (const { id } of body.items) seen.add(id)
      expect(body.items.length).toBeLessThanOrEqual(50)
      before = body.next
      if (before === null) break
    }
    expect(seen.size).toBe((first?.count ?? 0) + 120)
  })
  it('lists actions of one seller, for managers of its staff', async () => {
    await invite(STRANGER, { phone: nextPhone(), name: 'Чужой', role: 'picker' }, OTHER_FARM)
    expect(JSON.stringify((await log(OWNER)).body)).not.toContain('Чужой')
    expect(JSON.stringify((await log(STRANGER, '', OTHER_FARM)).body)).toContain('Чужой')
    expect((await log()).status).toBe(401)
    expect((await log(PICKER)).status).toBe(403)
    expect((await log(STRANGER)).status).toBe(404)
    expect((await log(OWNER, '?kind=x&before=0&staffId=y')).body.errors).toEqual({
      kind: expect.stringMatching(/[а-я]/),
      before: expect.stringMatching(/[а-я]/),
      staffId: expect.stringMatching(/[а-я]/),
    })
  })
})
