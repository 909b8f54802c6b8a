import { STARTER_KINDS } from '@okolitsa/domain/starter/kinds.ts'
import { expect, it } from 'vitest'
import { becomeOwner } from '../../people/office/office-browser.data.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

const now = new Date()
const bank = {
  loginUrl: 'http://bank.test',
  clientOf: async ({ value }: { value: string }) => ({ subject: value, name: value }),
}
const shop = await testApp(await testDatabase(), { clock: () => now, bank })
const { browser } = await becomeOwner(shop, { now: () => now })
const PATH = '/v1/office/starter'

it('applies chosen kinds to an empty market, and a repetition changes nothing', async () => {
  const before = await browser.call('GET', PATH)
  expect(before.status).toBe(200)
  expect(before.body.kinds.map(({ kind }: { kind: string }) => kind)).toEqual([...STARTER_KINDS])
  expect(before.body.kinds[0]).toMatchObject({ kind: 'categories', isApplied: false })
  expect(before.body.unfilledTexts).toEqual([])

  const applied = await browser.call('POST', PATH, { body: { kinds: ['categories', 'legalTexts'] } })
  expect(applied.status).toBe(200)
  const isApplied = ({ isApplied }: { isApplied: boolean }) => isApplied
  expect(applied.body.kinds.filter(isApplied).map(({ kind }: { kind: string }) => kind)).toEqual([
    'categories',
    'legalTexts',
  ])
  // the operator is not entered yet
  expect(applied.body.unfilledTexts).toHaveLength(5)
  expect(await browser.call('POST', PATH, { body: { kinds: ['categories'] } })).toMatchObject({
    status: 200,
    body: applied.body,
  })
  const { rows } = await shop.app.database.pool.query(
    `select distinct staff_id is not null as "isOwner" from audit_entry where action = 'createCategory'`,
  )
  expect(rows).toEqual([{ isOwner: true }])
})

it('shows a difference to the office with both values', async () => {
  const { services, database } = shop.app
  const author = { kind: 'service', name: 'test' } as const
  await database.inTransaction((tx) =>
    services.products.changeCategory(tx, author, 1, { title: 'Молочная лавка', attributes: ['fat'] }),
  )
  const { body } = await browser.call('GET', PATH)
  expect(body.kinds[0].differences).toEqual([
    {
      key: '1',
      title: 'Молоко и сыр',
      reason: 'edited',
      field: 'title',
      ours: 'Молочная лавка',
      theirs: 'Молоко и сыр',
    },
    {
      key: '1',
      title: 'Молоко и сыр',
      reason: 'edited',
      field: 'attributes',
      ours: '["fat"]',
      theirs: '["milk","fat","treatment"]',
    },
  ])
})

it('refuses unknown kinds with field errors, guests, and people of sellers', async () => {
  for (const kinds of [[], ['cars'], undefined]) {
    const { status, body } = await browser.call('POST', PATH, { body: { kinds } })
    expect([status, Object.keys(body.errors)[0]?.split('.')[0]]).toEqual([400, 'kinds'])
  }
  expect((await shop.call('GET', PATH)).status).toBe(401)
  expect((await shop.call('POST', PATH, { body: { kinds: ['kitchens'] } })).status).toBe(401)
})
