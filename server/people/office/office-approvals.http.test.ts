import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'
import { becomeOwner, joinOffice, officeBrowser } from './office-browser.data.ts'
import { softwareAuthenticator } from './software-authenticator.data.ts'

const ORIGIN = 'https://market.example'
let now = new Date('2026-11-29T09:00:00Z')
const clock = () => now
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const url = await testDatabase()
const shop = await testApp(url, { clock }, { PUBLIC_URL: ORIGIN })
const node = await testApp(url, { clock }, { PUBLIC_URL: ORIGIN })
const sql = async (text: string, values: unknown[] = []) => (await shop.app.database.pool.query(text, values)).rows
const marina = await becomeOwner(shop, { now: clock })
type Person = Pick<typeof marina, 'browser' | 'app'>

const PEOPLE = '/v1/office/people'
const APPROVALS = '/v1/office/approvals'
let phones = 79160000200
const newPhone = () => String(++phones)
/** A code that was not used: the clock goes on before each. */
const codeOf = ({ app }: Pick<Person, 'app'>) => {
  later(60)
  return app.codeAt(now)
}
const freshen = async (person: Person) =>
  expect((await person.browser.call('POST', '/v1/office/factor', { body: { code: codeOf(person) } })).status).toBe(200)
const approvalsOf = async ({ browser }: Pick<Person, 'browser'>) => (await browser.call('GET', PEOPLE)).body.approvals
const approve = (by: Person, { id, digest }: { id: string; digest: string }, code = codeOf(by)) =>
  by.browser.call('POST', `${APPROVALS}/${id}/approval`, { body: { digest, code } })
const setRoles = (by: Person, id: number, roles: string[], seen: string[]) =>
  by.browser.call('PATCH', `${PEOPLE}/${id}`, { body: { roles, seen } })
const invite = (by: Person, roles: string[], phone = newPhone()) =>
  by.browser.call('POST', `${PEOPLE}/invitations`, { body: { name: 'Тамара Белкина', phone, roles, isSent: false } })
const join = async (roles: Parameters<typeof joinOffice>[2]['roles']) => {
  await freshen(marina)
  return joinOffice(shop, marina.browser, { phone: newPhone(), roles, now: clock })
}
const setState = (state: string) => sql('update market set state = $1', [state])
const signInAgain = async ({ browser }: Person) => {
  const code = marina.recoveryCodes.shift()
  await browser.call('POST', '/v1/office/sign-in/factor', { body: { phone: marina.phone, code } })
}

describe('roles with rights over money', () => {
  it('are given at once while the market is being prepared', async () => {
    await setState('preparing')
    const invited = await invite(marina, ['accountant'])
    expect(invited.body).toMatchObject({ approval: null, made: { link: expect.any(String) } })
    const { id } = await join(['support'])
    expect((await setRoles(marina, id, ['accountant'], ['support'])).body).toEqual({ approval: null })
    await setState('open')
  })
  it('are confirmed by the only owner after twelve hours, and the audit trail says so', async () => {
    await freshen(marina)
    const phone = newPhone()
    const { body, status } = await invite(marina, ['accountant'], phone)
    expect([status, body.made]).toEqual([201, null])
    const { id } = body.approval
    expect(new Date(body.approval.aloneFrom).getTime()).toBe(now.getTime() + 12 * 3_600_000)
    // the same request again is the same proposal
    expect((await invite(marina, ['accountant'], phone)).body.approval).toEqual(body.approval)
    const [approval] = await approvalsOf(marina)
    expect(approval).toMatchObject({ id, kind: 'invite', isOwn: true, rolesAfter: ['accountant'], abilities: ['end'] })
    expect(approval.phone).toMatch(/•••/)
    expect((await approve(marina, approval)).body.code).toBe('APPROVAL_EARLY')
    expect(await sql('select id from office_start_link where phone = $1', [phone])).toEqual([])
    later(12 * 3600)
    await signInAgain(marina)
    expect((await approvalsOf(marina))[0].abilities).toEqual(['approve', 'end'])
    const approved = await approve(marina, approval)
    expect(approved).toMatchObject({ status: 200, body: { made: { link: expect.stringContaining('/office/start/') } } })
    const [entry] = await sql(`select after from audit_entry where action = 'approveOfficeChange' order by id desc`)
    expect(entry.after).toMatchObject({ isByOnePerson: true, digest: approval.digest, factor: 'totp' })
    expect((await approve(marina, approval)).body.code).toBe('APPROVAL_OVER')
  })
  it('need another owner, who sees the change and proves a factor for it', async () => {
    const anna = await join(['owner'])
    const { id } = await join(['support'])
    const { body } = await setRoles(marina, id, ['support', 'accountant'], ['support'])
    expect(body).toEqual({ approval: { id: expect.any(String), aloneFrom: null } })
    const [approval] = await approvalsOf(anna)
    expect(approval).toMatchObject({
      kind: 'setRoles',
      proposedBy: 'Марина Аверина',
      isOwn: false,
      rolesBefore: ['support'],
      rolesAfter: ['support', 'accountant'],
      abilities: ['approve', 'end'],
    })
    // self-approval is refused, also after twelve hours
    expect(await approve(marina, approval)).toMatchObject({ status: 403, body: { code: 'APPROVAL_OWN' } })
    const wrong = { ...approval, digest: 'A'.repeat(43) }
    expect((await approve(anna, wrong)).body.code).toBe('APPROVAL_OVER')
    expect((await approve(anna, approval, '000000')).body.code).toBe('FACTOR_WRONG')
    expect(await sql('select roles from office_member where id = $1', [id])).toEqual([{ roles: ['support'] }])
    const codes = [anna.app.codeAt(now, 1), anna.app.codeAt(now, -1)]
    const twice = await Promise.all(codes.map((code) => approve(anna, approval, code)))
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await sql('select roles from office_member where id = $1', [id])).toEqual([
      { roles: ['support', 'accountant'] },
    ])
    const [entry] = await sql(`select after from audit_entry where action = 'approveOfficeChange' order by id desc`)
    expect(entry.after).toMatchObject({ isByOnePerson: false })
    // less power needs no approval
    await freshen(marina)
    expect((await setRoles(marina, id, ['support'], ['support', 'accountant'])).body).toEqual({ approval: null })
    expect((await setRoles(marina, anna.id, ['editor'], ['owner'])).body).toEqual({ approval: null })
  })
  it('return with a deactivated person by approval only', async () => {
    const anna = await join(['owner'])
    const { id } = await join(['accountant'])
    const path = `${PEOPLE}/${id}/deactivation`
    expect((await marina.browser.call('POST', path)).status).toBe(200)
    expect((await marina.browser.call('DELETE', path)).body.approval).toMatchObject({ aloneFrom: null })
    const [approval] = await approvalsOf(anna)
    expect(approval.kind).toBe('activate')
    expect((await approve(anna, approval)).body).toEqual({ made: null })
    expect(await sql('select is_active as active from office_member where id = $1', [id])).toEqual([{ active: true }])
    await freshen(marina)
    await setRoles(marina, anna.id, ['editor'], ['owner'])
  })
})

describe('a proposal', () => {
  it('is refused by another owner, withdrawn by its author, and ends with the right of its author', async () => {
    const anna = await join(['owner'])
    const { id } = await join(['support'])
    const propose = async (by: Person) => (await setRoles(by, id, ['accountant'], ['support'])).body.approval.id
    const end = (by: Person, approvalId: string) => by.browser.call('DELETE', `${APPROVALS}/${approvalId}`)
    const outcomeOf = async (approvalId: string) =>
      (await sql('select outcome from office_approval where id = $1', [approvalId]))[0].outcome
    const first = await propose(marina)
    expect((await end(anna, first)).status).toBe(200)
    expect(await outcomeOf(first)).toBe('refused')
    expect((await end(anna, first)).body.code).toBe('APPROVAL_OVER')
    const second = await propose(marina)
    expect((await end(marina, second)).status).toBe(200)
    expect(await outcomeOf(second)).toBe('withdrawn')
    const third = await propose(anna)
    expect((await marina.browser.call('POST', `${PEOPLE}/${anna.id}/deactivation`)).status).toBe(200)
    expect(await outcomeOf(third)).toBe('withdrawn')
    expect(await approvalsOf(marina)).toEqual([])
  })
  it('is over when the person was changed meanwhile, and after a week', async () => {
    const anna = await join(['owner'])
    const { id } = await join(['support'])
    await setRoles(marina, id, ['support', 'accountant'], ['support'])
    const [approval] = await approvalsOf(anna)
    await setRoles(marina, id, ['editor'], ['support'])
    expect((await approve(anna, approval)).body.code).toBe('OFFICE_PERSON_CHANGED')
    later(7 * 86_400)
    await signInAgain(marina)
    expect(await approvalsOf(marina)).toEqual([])
    await sql(`update office_member set roles = '{editor}' where id = $1`, [anna.id])
  })
  it('takes a passkey that was asked for this change only, on another node too', async () => {
    const anna = await join(['owner'])
    const device = softwareAuthenticator(ORIGIN)
    const offered = await anna.browser.call('POST', '/v1/office/factors/passkeys')
    const credential = device.create(offered.body.options)
    expect(
      (await anna.browser.call('POST', '/v1/office/factors/passkeys/confirm', { body: { credential } })).status,
    ).toBe(200)
    const first = await join(['support'])
    const second = await join(['support'])
    for (const { id } of [first, second]) await setRoles(marina, id, ['accountant'], ['support'])
    const [one, other] = await approvalsOf(anna)
    const signatureFor = async ({ id, digest }: { id: string; digest: string }) => {
      const { body } = await anna.browser.call('POST', `${APPROVALS}/${id}/passkey`, { body: { digest } })
      return device.sign(body.options)
    }
    const atNode = officeBrowser(node)
    for (const [name, value] of anna.browser.cookies) atNode.cookies.set(name, value)
    const confirm = (approval: { id: string; digest: string }, signed: object) =>
      atNode.call('POST', `${APPROVALS}/${approval.id}/passkey/confirm`, {
        body: { digest: approval.digest, credential: signed },
      })
    expect((await confirm(other, await signatureFor(one))).body.code).toBe('FACTOR_WRONG')
    // the signature of a usual check does not approve
    const usual = await anna.browser.call('POST', '/v1/office/factor/passkey')
    expect((await confirm(one, device.sign(usual.body.options))).body.code).toBe('FACTOR_WRONG')
    const signed = await signatureFor(one)
    expect((await confirm(one, signed)).status).toBe(200)
    expect((await confirm(other, signed)).body.code).toBe('FACTOR_WRONG')
    expect(await approvalsOf(anna)).toHaveLength(1)
  })
})
