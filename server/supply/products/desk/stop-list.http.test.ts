import { deskValidationTexts } from '@okolitsa/strings/ru/desk-validation.ts'
import { describe, expect, it } from 'vitest'
import { run } from '../../../platform/db/client.ts'
import { CHEESE, FARM, twoFarms } from '../../../testing/two-farms.data.ts'

const world = await twoFarms()
const olga = { authorization: `Bearer ${await world.staff(FARM)}` }
const moderator = await world.office({ roles: ['moderator'] })
const set = (phrase: string, reason: string | null, headers: Record<string, string> = moderator) =>
  world.call('PATCH', '/v1/office/stop-list', { headers, body: { phrase, reason } })

describe('the stop list', () => {
  it('is read and changed only by people of the office with the right', async () => {
    expect((await world.call('GET', '/v1/office/stop-list')).status).toBe(401)
    expect((await set('сова', 'wildlife', olga)).status).toBe(401)
    expect((await set('сова', 'wildlife', await world.office({ roles: ['accountant'] }))).status).toBe(403)
    for (const wrong of ['*', 'a', 'раз два три четыре пять', '<b>', 'x'.repeat(61)])
      expect((await set(wrong, 'market')).body.errors.phrase).toBeTypeOf('string')
    expect((await set('сова', 'beauty')).status).toBe(400)
  })

  it('refuses every text of a product by the reason, also in look-alike letters, and allows a negation', async () => {
    const edit = (change: object) =>
      world.call('PATCH', `/v1/cabinet/goods/${CHEESE}`, { headers: olga, body: { change, seen: {} } })
    const refusals = await Promise.all([
      edit({ title: 'Cигaреты домашние' }),
      edit({ description: 'Лечит рак за неделю' }),
      edit({ composition: 'молоко, никотин' }),
    ])
    expect(refusals.map(({ status, body }) => [status, Object.values(body.errors)])).toEqual([
      [400, [deskValidationTexts.stopTobacco]],
      [400, [deskValidationTexts.stopMedicine]],
      [400, [deskValidationTexts.stopTobacco]],
    ])
    expect((await edit({ description: 'Без никотина и без сигарет' })).status).toBe(200)
    await set('без никотина', null)
  })

  it('normalizes a phrase, keeps one entry of it, and records changes only', async () => {
    await Promise.all([set('Чёртов  Корень*', 'market'), set('черtов корень*', 'market')])
    const { items } = (await set('чертов корень*', 'wildlife')).body
    expect(items.filter(({ phrase }: { phrase: string }) => phrase.startsWith('чертов'))).toEqual([
      { phrase: 'чертов корень*', reason: 'wildlife', isOwn: true },
    ])
    await set('чертов корень*', null)
    await set('чертов корень*', null)
    const entries = await run<{ action: string }>(
      world.app.database.executor,
      `select action from audit_entry where entity = 'stop_word' order by id`,
    )
    expect(entries.map(({ action }) => action)).toEqual(['setStopPhrase', 'setStopPhrase', 'removeStopPhrase'])
  })
})
