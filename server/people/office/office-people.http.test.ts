import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../platform/db/testing.ts'
import { MessageFailure } from '../../platform/messages/message-channel.ts'
import { testApp } from '../../testing.ts'
import {
  authenticatorApp,
  becomeOwner,
  enterByLink,
  joinOffice,
  officeBrowser,
  smsCode,
} from './office-browser.data.ts'

let now = new Date('2026-11-29T09:00:00Z')
const clock = () => now
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
let isSmsDown = false
const url = await testDatabase()
const adapters = {
  clock,
  channel: {
    send: async (phone: string, text: string) => {
      if (isSmsDown) throw new MessageFailure('no provider', false)
      shop.sent.push({ phone, text })
    },
  },
}
const shop = await testApp(url, adapters)
const node = await testApp(url, adapters)
const sql = async (text: string, values: unknown[] = []) => (await shop.app.database.pool.query(text, values)).rows
const owner = await becomeOwner(shop, { now: clock })
const { browser } = owner

const PEOPLE = '/v1/office/people'
const INVITATIONS = `${PEOPLE}/invitations`
const OLGA = { phone: '79160000011', name: 'Ольга Синицына', roles: ['support', 'moderator'] }
let phones = 79160000100
const newPhone = () => String(++phones)
const team = async () => (await browser.call('GET', PEOPLE)).body
const personOf = async (id: number) => (await team()).people.find((one: { id: number }) => one.id === id)
const statusAtNode = async (one: typeof browser) => {
  const cookie = `office-session=${one.cookies.get('office-session')}`
  return (await node.call('GET', '/v1/office/me', { headers: { cookie } })).status
}
/** Proves the factor of the owner again, with a code that was not used. */
const freshen = async () => {
  later(60)
  const reply = await browser.call('POST', '/v1/office/factor', { body: { code: owner.app.codeAt(now) } })
  expect(reply.status).toBe(200)
}
const join = (roles: Parameters<typeof joinOffice>[2]['roles']) =>
  joinOffice(shop, browser, { phone: newPhone(), roles, now: clock })

describe('an invitation', () => {
  it('refuses wrong fields with messages', async () => {
    const reply = await browser.call('POST', INVITATIONS, { body: { phone: '12', name: ' ', roles: [] } })
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { phone: expect.any(String), name: expect.any(String), roles: expect.any(String) } },
    })
    const unknown = await browser.call('POST', INVITATIONS, { body: { ...OLGA, roles: ['king'] } })
    expect(unknown.status).toBe(400)
    const twice = await browser.call('POST', INVITATIONS, { body: { ...OLGA, roles: ['support', 'support'] } })
    expect(twice.status).toBe(400)
  })
  it('is sent by SMS, shown once, and lets the person in after the phone is proved', async () => {
    const { status, body: answer } = await browser.call('POST', INVITATIONS, { body: OLGA })
    expect([status, answer.approval]).toEqual([201, null])
    const body = answer.made
    expect(body).toMatchObject({ isSent: true, expiresAt: '2026-12-06T09:00:00.000Z' })
    expect(body.link).toMatch(/\/office\/start\/[\w-]{43}$/)
    expect(shop.sent.at(-1)).toMatchObject({ phone: OLGA.phone, text: expect.stringContaining(body.link) })
    expect((await team()).invitations).toMatchObject([
      { name: OLGA.name, phone: '+7 ••• •••-••-11', roles: OLGA.roles, state: 'waiting', madeBy: 'Марина Аверина' },
    ])
    later(6 * 86_400)
    const her = officeBrowser(shop)
    await her.call('POST', '/v1/office/start/link', { body: { token: body.link.split('/').at(-1) } })
    expect((await her.call('GET', '/v1/office/start')).body).toMatchObject({
      isReturning: false,
      invitedAs: OLGA.roles,
      madeBy: 'Марина Аверина',
      name: OLGA.name,
      phone: '+7 ••• •••-••-11',
      isPhoneProved: false,
    })
    const offer = await her.call('POST', '/v1/office/start/totp')
    const confirm = () =>
      her.call('POST', '/v1/office/start/totp/confirm', {
        body: { sealed: offer.body.sealed, code: authenticatorApp(offer.body).codeAt(now) },
      })
    expect(await confirm()).toMatchObject({ status: 400, body: { code: 'CODE_WRONG_OR_EXPIRED' } })
    const introduced = { name: 'Марина', phone: '79160000012' }
    expect((await her.call('POST', '/v1/office/start/owner', { body: introduced })).status).toBe(404)
    expect((await her.call('POST', '/v1/office/start/code', { body: { phone: '79160000012' } })).status).toBe(404)
    await her.call('POST', '/v1/office/start/own-code')
    const wrong = smsCode(shop, OLGA.phone) === '0000' ? '1111' : '0000'
    expect(await her.call('POST', '/v1/office/start/phone', { body: { code: wrong } })).toMatchObject({
      status: 400,
      body: { code: 'CODE_WRONG_OR_EXPIRED' },
    })
    expect(
      (await her.call('POST', '/v1/office/start/phone', { body: { code: smsCode(shop, OLGA.phone) } })).status,
    ).toBe(200)
    const made = await confirm()
    expect(made.status).toBe(200)
    expect(made.body.recoveryCodes).toHaveLength(10)
    const me = await her.call('GET', '/v1/office/me')
    expect(me.body).toMatchObject({ name: OLGA.name, roles: OLGA.roles })
    expect(me.body.permissions).toContain('moderateReviews')
    expect(me.body.permissions).not.toContain('managePeople')
    expect((await her.call('GET', PEOPLE)).body.code).toBe('FORBIDDEN')
    expect((await her.call('GET', '/v1/office/owners')).body).toEqual({ names: ['Марина Аверина'] })
    // the session of the owner has ended in six days
    await browser.call('POST', '/v1/office/sign-in/factor', {
      body: { phone: owner.phone, code: owner.recoveryCodes.shift() },
    })
    expect(await team()).toMatchObject({
      invitations: [],
      people: [
        { name: 'Марина Аверина', isCaller: true, isLastOwner: true },
        { name: OLGA.name, isActive: true },
      ],
    })
  })
  it('refuses the phone of a person of the office', async () => {
    expect(await browser.call('POST', INVITATIONS, { body: OLGA })).toMatchObject({
      status: 400,
      body: { code: 'OFFICE_PERSON_KNOWN', errors: { phone: expect.any(String) } },
    })
  })
  it('is replaced by another one to the same phone, renewed and withdrawn', async () => {
    const phone = newPhone()
    const invite = (roles: string[]) =>
      browser.call('POST', INVITATIONS, { body: { name: 'Вера', phone, roles, isSent: false } })
    const first = (await invite(['editor'])).body.made
    const second = (await invite(['support'])).body.made
    expect(second.isSent).toBe(false)
    const [invitation, ...others] = (await team()).invitations
    expect(invitation).toMatchObject({ name: 'Вера', roles: ['support'], sentAt: null })
    expect(others).toEqual([])
    const take = (link: string) =>
      officeBrowser(shop).call('POST', '/v1/office/start/link', { body: { token: link.split('/').at(-1) } })
    expect((await take(first.link)).status).toBe(404)
    later(7 * 86_400 + 1)
    await browser.call('POST', '/v1/office/sign-in/factor', {
      body: { phone: owner.phone, code: owner.recoveryCodes.shift() },
    })
    expect((await take(second.link)).body.code).toBe('START_LINK_OVER')
    expect((await team()).invitations[0].state).toBe('expired')
    const renew = await browser.call('POST', `${INVITATIONS}/${invitation.id}/link`, { body: {} })
    expect(renew).toMatchObject({ status: 200, body: { isSent: true } })
    expect((await take(renew.body.link)).status).toBe(200)
    expect((await team()).invitations[0]).toMatchObject({ id: invitation.id, state: 'opened' })
    const last = await browser.call('POST', `${INVITATIONS}/${invitation.id}/link`, { body: { isSent: false } })
    expect((await browser.call('DELETE', `${INVITATIONS}/${invitation.id}`)).status).toBe(200)
    expect((await take(last.body.link)).status).toBe(404)
    expect((await browser.call('DELETE', `${INVITATIONS}/${invitation.id}`)).status).toBe(404)
    expect((await browser.call('POST', `${INVITATIONS}/${invitation.id}/link`, { body: {} })).status).toBe(404)
    expect((await team()).invitations).toEqual([])
  })
  it('works without SMS: the link is passed on, and the phone is proved later', async () => {
    isSmsDown = true
    const phone = newPhone()
    const { body: answer } = await browser.call('POST', INVITATIONS, {
      body: { name: 'Пётр', phone, roles: ['editor'] },
    })
    const body = answer.made
    expect(body.isSent).toBe(false)
    const { reply } = await enterByLink(shop, { link: body.link, phone, now: clock }).finally(() => {
      isSmsDown = false
    })
    expect(reply.status).toBe(200)
    expect(await sql('select is_phone_proved as proved from office_member where phone = $1', [phone])).toEqual([
      { proved: false },
    ])
  })
  it('is over when its maker may no longer invite', async () => {
    await freshen()
    const second = await join(['owner'])
    const phone = newPhone()
    const { body } = await second.browser.call('POST', INVITATIONS, {
      body: { name: 'Анна', phone, roles: ['editor'], isSent: false },
    })
    const roles = { roles: ['editor'], seen: ['owner'] }
    expect((await browser.call('PATCH', `${PEOPLE}/${second.id}`, { body: roles })).status).toBe(200)
    const token = body.made.link.split('/').at(-1)
    const reply = await officeBrowser(shop).call('POST', '/v1/office/start/link', { body: { token } })
    expect(reply).toMatchObject({ status: 404, body: { code: 'START_LINK_OVER' } })
  })
  it('needs a fresh factor', async () => {
    later(16 * 60)
    const phone = newPhone()
    expect(await browser.call('POST', INVITATIONS, { body: { ...OLGA, phone } })).toMatchObject({
      status: 403,
      body: { code: 'FACTOR_NEEDED' },
    })
    await freshen()
  })
})

describe('a person', () => {
  it('gets other permissions on every node at once', async () => {
    const { id, browser: his } = await join(['editor'])
    const path = '/v1/office/invitations'
    const cookie = `office-session=${his.cookies.get('office-session')}`
    const atNode = async () => (await node.call('GET', path, { headers: { cookie } })).status
    expect(await atNode()).toBe(403)
    const set = (roles: string[], seen: string[]) => browser.call('PATCH', `${PEOPLE}/${id}`, { body: { roles, seen } })
    expect((await set(['curator', 'analyst'], ['editor'])).status).toBe(200)
    expect(await atNode()).toBe(200)
    // the same request again changes nothing, another one on outdated roles is refused
    expect((await set(['analyst', 'curator'], ['editor'])).status).toBe(200)
    expect((await set(['support'], ['editor'])).body.code).toBe('OFFICE_PERSON_CHANGED')
    expect((await set([], ['curator'])).body.errors).toMatchObject({ roles: expect.any(String) })
    expect((await browser.call('PATCH', `${PEOPLE}/999`, { body: { roles: ['owner'], seen: ['owner'] } })).status).toBe(
      404,
    )
  })
  it('is deactivated on every node at once, and activated with the former factors', async () => {
    const { id, browser: his, app, phone } = await join(['support'])
    expect(await statusAtNode(his)).toBe(200)
    expect((await browser.call('POST', `${PEOPLE}/${id}/deactivation`)).status).toBe(200)
    expect(await statusAtNode(his)).toBe(401)
    expect(await personOf(id)).toMatchObject({ isActive: false, sessions: [], abilities: ['setRoles', 'activate'] })
    expect((await browser.call('POST', `${PEOPLE}/${id}/deactivation`)).body.code).toBe('OFFICE_PERSON_CHANGED')
    expect((await browser.call('POST', `${PEOPLE}/${id}/factors/link`, { body: {} })).status).toBe(400)
    later(60)
    const signIn = async () => {
      const door = officeBrowser(shop)
      await door.call('POST', '/v1/office/sign-in/code', { body: { phone } })
      await door.call('POST', '/v1/office/sign-in/phone', { body: { phone, code: smsCode(shop, phone) } })
      return (await door.call('POST', '/v1/office/sign-in/factor', { body: { phone, code: app.codeAt(now) } })).status
    }
    expect(await signIn()).toBe(400)
    expect((await browser.call('DELETE', `${PEOPLE}/${id}/deactivation`)).status).toBe(200)
    later(60)
    expect(await signIn()).toBe(200)
  })
  it('loses all sessions, and has a new factor by a link after the phone is proved', async () => {
    const { id, browser: his, phone } = await join(['accountant'])
    expect((await browser.call('DELETE', `${PEOPLE}/${id}/sessions`)).status).toBe(200)
    expect(await statusAtNode(his)).toBe(401)
    const reset = await browser.call('POST', `${PEOPLE}/${id}/factors/link`, { body: { isSent: false } })
    expect(reset.status).toBe(200)
    expect(await personOf(id)).toMatchObject({
      factors: { passkeys: 0, hasTotp: false, recoveryCodes: 0 },
      linkUntil: expect.any(String),
    })
    // a proved phone is not excused while no SMS can be sent
    isSmsDown = true
    const early = await enterByLink(shop, { link: reset.body.link, phone, now: clock }).finally(() => {
      isSmsDown = false
    })
    expect(early.reply).toMatchObject({ status: 400, body: { code: 'CODE_WRONG_OR_EXPIRED' } })
    later(120)
    const again = await browser.call('POST', `${PEOPLE}/${id}/factors/link`, { body: {} })
    const back = await enterByLink(shop, { link: again.body.link, phone, now: clock })
    expect(back.reply.status).toBe(200)
    expect((await back.browser.call('GET', '/v1/office/me')).body).toMatchObject({ id, roles: ['accountant'] })
    expect(await personOf(id)).toMatchObject({ linkUntil: null, sessions: [{ id: expect.any(String) }] })
  })
  it('changes own access on another page', async () => {
    const { people } = await team()
    const self = people.find(({ isCaller }: { isCaller: boolean }) => isCaller)
    expect(self.abilities).toEqual(['setRoles'])
    for (const [method, path] of [
      ['DELETE', 'sessions'],
      ['POST', 'factors/link'],
    ] as const) {
      const body = method === 'POST' ? { body: {} } : {}
      expect((await browser.call(method, `${PEOPLE}/${self.id}/${path}`, body)).body.code).toBe('OFFICE_ONESELF')
    }
  })
})

it('leaves every change in the audit trail, without phones and tokens', async () => {
  const entries = await sql(
    `select action, staff_id is not null as "isOfPerson", before, after, request_id from audit_entry
      where entity in ('office_member', 'office_link', 'office_factor') order by id`,
  )
  const actions = new Set(entries.map(({ action }) => action))
  for (const action of [
    'inviteOfficePerson',
    'renewOfficeInvitation',
    'withdrawOfficeInvitation',
    'joinOffice',
    'setOfficeRoles',
    'deactivateOfficePerson',
    'activateOfficePerson',
    'endSessionsOfPerson',
    'resetFactors',
  ])
    expect(actions, action).toContain(action)
  const text = JSON.stringify(entries)
  expect(text).not.toContain(OLGA.phone)
  expect(text).not.toContain('/office/start/')
})
