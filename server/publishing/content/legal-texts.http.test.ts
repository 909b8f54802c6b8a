import { createHash } from 'node:crypto'
import { LEGAL_EDITION } from '@okolitsa/strings/ru/consents.ts'
import { describe, expect, it } from 'vitest'
import { openOfficeShop } from '../../desks/office-orders/office-shop.data.ts'
import { ANNA, BORIS, DAY, EGGS, FARM } from '../../testing/two-farms.data.ts'

const shop = await openOfficeShop()
const { market, starter } = shop.services
const { inTransaction } = shop.database
const AUTHOR = { kind: 'service', name: 'test' } as const
const PATH = '/v1/office/legal-texts'
const AGREEMENT = `${PATH}/legal-agreement`

const facts = async (name: string | null) => {
  const { operator, contacts, version } = market.current()
  await inTransaction((tx) =>
    market.changeMarket(tx, AUTHOR, version, {
      operator: { ...operator, name, address: 'Тверь, Советская, 1' },
      contacts: { ...contacts, email: 'info@market.example' },
    }),
  )
  await expect.poll(() => market.current().version).toBeGreaterThan(version)
}
const edit = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  shop.office(['editor'], method, path, body)
const read = async (path = AGREEMENT) => (await edit('GET', path)).body
const lastOf = async (path = AGREEMENT): Promise<number> => (await read(path)).last?.version ?? 0
const save = async (text: string, { path = AGREEMENT, version }: { path?: string; version?: number } = {}) =>
  edit('POST', `${path}/draft`, { version: version ?? (await lastOf(path)), title: 'Соглашение', text })
const publish = async (asked: object = {}, path = AGREEMENT) =>
  edit('POST', `${path}/publication`, { version: await lastOf(path), ...asked })
const shownAs = async (code = 'legal-agreement') =>
  (await shop.call('GET', `/api/v1/content/cms-blocks?codes=${code}`)).body.items[0] ?? null
/** Waits until the node has read a publication. */
const inForce = (version: number) =>
  expect.poll(() => shop.services.content.consentTexts().agreement?.edition).toMatch(new RegExp(`\\.${version}$`))

/** The calls of a customer about consents. */
const customer = (id: number) => {
  const call = (method: 'GET' | 'POST', url: string, body?: object) => shop.call(method, url, { as: id, body })
  return {
    id,
    confirm: (body: object = {}) => call('POST', '/api/v1/user/confirm-agreement', body),
    consents: async () => (await call('GET', '/api/v1/user/consents')).body,
    texts: async () => (await call('GET', '/api/v1/user/required-texts')).body.items,
    user: async () => (await call('GET', '/api/v1/user')).body,
  }
}
const early = customer(ANNA)
const boris = customer(BORIS)

describe('a legal text', () => {
  it('is built in until the market has its own, and the consent names the text that was shown', async () => {
    expect((await early.confirm()).body.agreementConfirmedAt).not.toBeNull()
    expect((await early.consents()).history[1]).toMatchObject({ purpose: 'agreement', edition: LEGAL_EDITION })

    await facts('ООО «Ферма»')
    await inTransaction((tx) => starter.applyStarter(tx, AUTHOR, { kinds: ['legalTexts'] }))
    await inForce(1)
    // the first text of the market does not ask those who accepted the built-in one
    expect(await early.user()).not.toHaveProperty('isAgreementOutdated')
    const [agreement] = await early.texts()
    expect(agreement).toMatchObject({ href: '/agreement', edition: '2026-11-21.1', isAccepted: true, changes: null })
    await early.confirm()
    const shown = await shownAs()
    const hash = createHash('sha256')
      .update(JSON.stringify({ title: shown.title, body: shown.body }))
      .digest('hex')
    expect((await early.consents()).history[1]).toMatchObject({
      purpose: 'agreement',
      edition: '2026-11-21.1',
      textHash: hash,
    })
    expect(await early.user()).not.toHaveProperty('isAgreementOutdated')
  })

  it('is the built-in one again while a blank has no value', async () => {
    await facts(null)
    expect(shop.services.content.consentTexts().agreement).toBeUndefined()
    const { items } = await read(PATH)
    expect(items[0]).toMatchObject({ code: 'legal-agreement', version: 1, missing: ['operator.legalName'] })
    await facts('ООО «Ферма»')
    expect(shop.services.content.consentTexts().agreement?.edition).toBe('2026-11-21.1')
  })

  it('is saved as a draft, read back as it was written, and refused to the second of two editors', async () => {
    const { last, published } = await read()
    expect(last).toEqual(published)
    // the way through the editor loses nothing
    await save(last.text)
    const [draft, first] = await shop.sql<{ body: object }>(
      `select words -> 'ru' -> 'body' as body from content_version where code = 'legal-agreement' order by version desc`,
    )
    expect(draft).toEqual(first)
    const version = await lastOf()
    const both = await Promise.all(['Первый', 'Второй'].map((text) => save(text, { version })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(both.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 'LEGAL_TEXT_CHANGED',
      facts: { version: version + 1 },
    })
    const { history } = await read()
    expect(history[0]).toMatchObject({ version: version + 1, savedBy: 'Марина Аверина', publishedAt: null })
    expect((await shownAs()).body[0]).not.toMatchObject({ spans: [{ text: expect.stringMatching(/Первый|Второй/) }] })
    expect((await read(`${AGREEMENT}/versions/1`)).text).toBe(published.text)
  })

  it('is refused with a message per field', async () => {
    for (const [body, field] of [
      [{ title: ' ', text: 'а' }, 'title'],
      [{ title: 'а', text: '' }, 'text'],
      [{ title: 'а', text: '[вход](javascript:alert)' }, 'text'],
      [{ title: 'а', text: 'я'.repeat(60_001) }, 'text'],
      [{ title: 'а', text: 'а', version: -1 }, 'version'],
    ] as const) {
      const { status, body: answer } = await edit('POST', `${AGREEMENT}/draft`, { version: await lastOf(), ...body })
      expect([status, answer.errors?.[field]]).toEqual([400, expect.stringMatching(/[а-яА-Я]/)])
    }
    await save('ИНН {{operator.tin}}, {{operator.tim}}')
    const unfilled = await publish()
    expect(unfilled).toMatchObject({
      status: 400,
      body: { code: 'LEGAL_TEXT_UNFILLED', facts: { blanks: expect.arrayContaining(['operator.tim']) } },
    })
    await save('Правила')
    expect((await publish({ from: '2026-11-20' })).body.errors).toHaveProperty('from')
    expect((await publish({ from: '2028-11-20' })).body.errors).toHaveProperty('from')
    expect((await publish({ version: 1 })).body.code).toBe('LEGAL_TEXT_CHANGED')
    expect((await read(`${AGREEMENT}/versions/999`)).code).toBe('NOT_FOUND')
    expect((await edit('GET', `${PATH}/legal-nothing`)).status).toBe(404)
    const privacy = `${PATH}/legal-privacy`
    await save('Политика', { path: privacy })
    for (const asked of ['asksAgain', 'isWorse'])
      expect((await publish({ [asked]: true }, privacy)).body.errors).toHaveProperty(asked)
  })

  it('is for the office with the permission', async () => {
    const calls = [
      ['GET', PATH],
      ['GET', AGREEMENT],
      ['GET', `${AGREEMENT}/versions/1`],
      ['POST', `${AGREEMENT}/draft`, { version: 0, title: 'а', text: 'а' }],
      ['POST', `${AGREEMENT}/publication`, { version: 1 }],
      ['DELETE', `${AGREEMENT}/publication`],
    ] as const
    for (const [method, path, body] of calls) {
      expect([path, (await shop.call(method, path, { body })).status]).toEqual([path, 401])
      expect([path, (await shop.office(['moderator'], method, path, body)).status]).toEqual([path, 403])
    }
  })
})

describe('a published version', () => {
  const buy = async (as: number) => {
    await shop.sql('delete from cart where customer_id = $1', [as])
    const cartId = await shop.cart(as, FARM, { [EGGS]: 10 })
    return shop.checkout(as, { cartId, methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery' })
  }

  it('asks nobody again for a correction, and everybody for a change of substance', async () => {
    const shy = customer(2001)
    await boris.confirm()
    const [before] = (await boris.consents()).history.slice(-1)

    await save('Правила площадки.\nВозврат за 7 дней.')
    const corrected = await publish()
    expect(corrected.status).toBe(200)
    const version = corrected.body.published.version
    await inForce(version)
    await expect.poll(async () => (await shownAs()).body.length).toBe(2)
    expect((await boris.user()).agreementConfirmedAt).not.toBeNull()
    expect((await boris.consents()).current[0]).toMatchObject({ isGiven: true, isOutdated: false })
    expect((await buy(boris.id)).status).toBe(201)

    await save('Правила площадки.\nВозврат за 14 дней.')
    // two customers have accepted the agreement: the office sees their number before it asks
    expect((await read()).accepted).toBe(2)
    const asked = await publish({ asksAgain: true })
    const next = asked.body.published.version
    await inForce(next)
    expect(await boris.user()).toMatchObject({ agreementConfirmedAt: null, isAgreementOutdated: true })
    expect(await buy(boris.id)).toMatchObject({ status: 400, body: { code: 'AGREEMENT_CHANGED' } })
    // a customer without any consent is not asked again
    expect((await buy(shy.id)).status).toBe(201)

    // the accepted version was the starter text; the texts of both are compared with the facts of the market
    const [text, data] = await boris.texts()
    expect(text.changes.flat().map(({ kind }: { kind: string }) => kind)).toContain('added')
    expect(data).toMatchObject({ purpose: 'personalData', isAccepted: true, changes: null })
    const stale = await boris.confirm({ editions: { agreement: `2026-11-21.${version}` } })
    expect(stale).toMatchObject({ status: 400, body: { code: 'AGREEMENT_CHANGED' } })
    expect((await boris.confirm({ editions: { agreement: text.edition } })).status).toBe(200)
    expect((await buy(boris.id)).status).toBe(201)
    const { history } = await boris.consents()
    expect(history[0]).toMatchObject({ purpose: 'agreement', edition: `2026-11-21.${next}` })
    // earlier consents stay as they were given
    expect(history.at(-1)).toEqual(before)

    const { history: versions } = await read()
    expect(versions[0]).toMatchObject({ version: next, asksAgain: true, accepted: 1 })
    const { items } = await read(PATH)
    expect(items[0]).toMatchObject({ version: next, accepted: 1, hasDraft: false, savedBy: 'Марина Аверина' })
    const trace = await shop.services.audit.listOf(
      shop.database.executor,
      { organizationId: null, entity: 'content', entityId: 'legal-agreement' },
      2,
    )
    expect(trace[0]).toMatchObject({ action: 'publishContent', after: { publishedVersion: next, asksAgain: true } })
  })

  it('comes on its day by itself, and not after its plan was cancelled', async () => {
    const before = (await shownAs()).body
    await save('С понедельника иначе.')
    const planned = await publish({ from: '2026-11-23' })
    expect(planned.body.history[0]).toMatchObject({ plannedFor: '2026-11-23', publishedAt: null })
    await edit('DELETE', `${AGREEMENT}/publication`)
    expect((await read()).history[0].plannedFor).toBeNull()
    await publish({ from: '2026-11-23' })
    await shop.runPeriodic('publish-planned-texts')
    expect((await shownAs()).body).toEqual(before)
    shop.passMinutes(2 * 24 * 60)
    await shop.sql('update office_session set seen_at = $1, expires_at = $2', [
      shop.now(),
      new Date(shop.now().getTime() + 3_600_000),
    ])
    await Promise.all([1, 2].map(() => shop.runPeriodic('publish-planned-texts')))
    await expect.poll(async () => JSON.stringify((await shownAs()).body)).toContain('С понедельника иначе.')
    const { history } = await read()
    expect(history[0]).toMatchObject({ plannedFor: null, publishedAt: expect.any(String) })
    const trace = await shop.sql(
      `select action from audit_entry where entity_id = 'legal-agreement' and action like '%Content%' order by id desc limit 4`,
    )
    expect(trace.map(({ action }) => action)).toEqual([
      'publishContent',
      'planContent',
      'cancelContentPlan',
      'planContent',
    ])
  })
})

it('keeps an edited text when a release brings another one', async () => {
  const { published } = await read()
  await inTransaction((tx) => starter.applyStarter(tx, AUTHOR, { kinds: ['legalTexts'] }))
  expect((await read()).published).toEqual(published)
})
