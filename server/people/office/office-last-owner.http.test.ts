import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'
import { becomeOwner, joinOffice } from './office-browser.data.ts'

const PEOPLE = '/v1/office/people'
const now = new Date('2026-11-29T09:00:00Z')
const clock = () => now
const shop = await testApp(await testDatabase(), { clock })
const sql = async (text: string, values: unknown[] = []) => (await shop.app.database.pool.query(text, values)).rows
const owner = await becomeOwner(shop, { now: clock })
const { browser } = owner
let phones = 79160000300
const join = (roles: Parameters<typeof joinOffice>[2]['roles']) =>
  joinOffice(shop, browser, { phone: String(++phones), roles, now: clock })

describe('the last active owner', () => {
  const ownersNow = () => sql(`select id from office_member where is_active and 'owner' = any(roles)`)
  it('keeps the role and stays active', async () => {
    const [{ id }] = await ownersNow()
    const roles = { roles: ['support'], seen: ['owner'] }
    expect((await browser.call('PATCH', `${PEOPLE}/${id}`, { body: roles })).body.code).toBe('OFFICE_LAST_OWNER')
    expect((await browser.call('POST', `${PEOPLE}/${id}/deactivation`)).body.code).toBe('OFFICE_LAST_OWNER')
  })
  it('remains when two owners deactivate or demote each other at the same time', async () => {
    const [{ id: first }] = await ownersNow()
    for (let round = 0; round < 5; round += 1) {
      const second = await join(['owner'])
      const remove = (by: typeof browser, id: number, isDemoted: boolean) =>
        isDemoted
          ? by.call('PATCH', `${PEOPLE}/${id}`, { body: { roles: ['support'], seen: ['owner'] } })
          : by.call('POST', `${PEOPLE}/${id}/deactivation`)
      const replies = await Promise.all([
        remove(browser, second.id, round % 2 === 1),
        remove(second.browser, first, round % 2 === 0),
      ])
      expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
      expect(replies.every(({ status }) => status < 500)).toBe(true)
      const left = await ownersNow()
      expect(left).toHaveLength(1)
      // the first owner goes on in the next round
      await sql(`update office_member set is_active = true, roles = '{owner}' where id = $1`, [first])
      await sql(`update office_member set roles = '{support}' where id = $1`, [second.id])
      const { body } = await browser.call('GET', '/v1/office/me')
      if (body.code === 'UNAUTHORIZED')
        await browser.call('POST', '/v1/office/sign-in/factor', {
          body: { phone: owner.phone, code: owner.recoveryCodes.shift() },
        })
    }
  })
  it('remains when two owners give up the role at the same time', async () => {
    const [{ id: first }] = await ownersNow()
    const second = await join(['owner'])
    const giveUp = (by: typeof browser, id: number) =>
      by.call('PATCH', `${PEOPLE}/${id}`, { body: { roles: ['editor'], seen: ['owner'] } })
    const replies = await Promise.all([giveUp(browser, first), giveUp(second.browser, second.id)])
    expect(replies.map(({ body }) => body.code ?? 'done').sort()).toEqual(['OFFICE_LAST_OWNER', 'done'])
    expect(await ownersNow()).toHaveLength(1)
  })
})
