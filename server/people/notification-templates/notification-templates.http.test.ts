import { beforeEach, describe, expect, it } from 'vitest'
import { ANNA_PHONE, openNotificationsShop } from '../../engagement/notifications/notifications-shop.data.ts'
import { orderPlaced } from '../../sales/order-lifecycle/events.ts'
import { testApp } from '../../testing.ts'
import { becomeOwner } from '../office/office-browser.data.ts'

const shop = await openNotificationsShop()
const other = await testApp(shop.url, { clock: () => shop.now() })
const PATH = '/v1/office/notification-templates'
const KEY = 'order.placed'
const BUILT_IN_SMS = /^Приняли заказ № 104 \d{3}\. Привезём пн, 23 ноября, с 10 до 18\. Околица$/

const office = await testApp(shop.url, { clock: () => shop.now() })
const { browser, phone } = await becomeOwner(office, { now: () => shop.now(), phone: ANNA_PHONE })

const read = async (key = KEY) => (await browser.call('GET', `${PATH}/${key}`)).body
const save = (parts: object | null, version: number, { key = KEY, language = 'ru' } = {}) =>
  browser.call('POST', `${PATH}/${key}/${language}`, { body: { parts, version } })
const versionOf = async (key = KEY): Promise<number> => (await read(key)).languages[0].version
/** Waits until every node have read the saved text. */
const known = async (text: string) => {
  for (const { services } of [shop.app, other.app, office.app])
    await expect
      .poll(() => services.notificationTemplates.sms('ru', KEY, { number: '№ 1', promise: 'Привезём' }), {
        timeout: 20_000,
      })
      .toBe(text)
}
/** Messages of every node: each delivers notifications. */
const sentBy = (node: 'sent' | 'letters') => [shop[node], other[node], office[node]].flat()
const clear = () => {
  for (const node of [shop, other, office]) {
    node.sent.length = 0
    node.letters.length = 0
  }
}
/** An order is placed, and its SMS and letter are sent by some node. */
const place = async () => {
  clear()
  const orderId = await shop.order({ withEmail: true })
  await shop.publish(orderPlaced, { orderId })
  await shop.runDue()
  await expect.poll(() => [sentBy('sent').length, sentBy('letters').length]).toEqual([1, 1])
  const [row] = await shop.sql<{ title: string; text: string }>(
    'select title, text from notification where order_id = $1',
    [orderId],
  )
  const [sms] = sentBy('sent') as { text: string }[]
  const [letter] = sentBy('letters') as { subject: string }[]
  return { title: row?.title, text: row?.text, sms: sms?.text, subject: letter?.subject }
}

beforeEach(() => {
  shop.setNow('2026-11-21T08:00:00Z')
  clear()
})

describe('a text of the operator', () => {
  it('is used on the next notification on every node, and the built-in one again after it is withdrawn', async () => {
    const before = await place()
    expect(before.title).toMatch(/^Заказ №\u00A0104\u00A0\d{3} принят$/)
    expect(before.sms).toMatch(BUILT_IN_SMS)

    const saved = await save({ title: 'Ура, заказ {number} у нас', sms: 'Заказ {number} у нас! {promise}' }, 0)
    expect(saved).toMatchObject({ status: 200, body: { languages: [{ version: 1 }, { version: 0 }] } })
    expect(saved.body.history[0]).toMatchObject({ author: 'Марина Аверина', version: 1, language: 'ru' })
    await known('Заказ № 1 у нас! Привезём')
    const placed = await place()
    expect(placed.title).toMatch(/^Ура, заказ №\u00A0104\u00A0\d{3} у нас$/)
    // the part that was not changed is the built-in one
    expect(placed.text).toBe(before.text)
    expect(placed.sms).toMatch(/^Заказ № 104 \d{3} у нас! Привезём пн, 23 ноября, с 10 до 18 Околица$/)
    expect(placed.subject).toMatch(/^Ура, заказ/)

    expect((await save(null, 1)).status).toBe(200)
    await known('Приняли заказ № 1. Привезём.')
    expect((await place()).sms).toMatch(BUILT_IN_SMS)
  })

  it('never stops a notification when it is broken, and the office shows the mistake', async () => {
    await shop.sql(
      `insert into notification_template (template, language, version, parts, built_in, saved_at)
       values ($1, 'ru', 50, $2, '{}', shop_now())`,
      [KEY, { sms: 'Заказ {gone} {if:paid}', title: 'Принят', text: 17 }],
    )
    await expect.poll(async () => (await read()).languages[0].version).toBe(50)
    await known('Приняли заказ № 1. Привезём.')
    const placed = await place()
    expect(placed.title).toMatch(/^Заказ №/)
    expect(placed.sms).toMatch(BUILT_IN_SMS)
    expect((await read()).languages[0].mistakes).toEqual({ sms: 'templateUnknown', text: 'templateMissing' })
    const { items } = (await browser.call('GET', PATH)).body
    expect(items.filter(({ broken }: { broken: string[] }) => broken.length > 0)).toMatchObject([
      { key: KEY, broken: ['ru'] },
    ])
    await save(null, 50)
  })

  it('shows a built-in text that a release has changed since', async () => {
    const version = await versionOf()
    await save({ sms: 'Мой заказ {number}' }, version)
    await shop.sql(
      `update notification_template set built_in = built_in || '{"sms": "Заказ {number} принят"}' where version = $1`,
      [version + 1],
    )
    expect((await read()).languages[0]).toMatchObject({
      parts: { sms: 'Мой заказ {number}' },
      formerBuiltIn: { sms: 'Заказ {number} принят' },
    })
    await save(null, version + 1)
  })

  it('cannot inject markup, headers or variables into a letter', async () => {
    const { letter } = shop.services.notificationTemplates
    const values = {
      title: 'a\r\nBcc: x@y.ru',
      text: '<script>{link}</script>',
      link: 'l',
      settingsLink: 's',
      market: 'м',
    }
    const { subject, text } = letter('ru', 'frame.orderLetter', values)
    expect(subject).toBe('a Bcc: x@y.ru — м')
    // letters are plain text, so markup stays text
    expect(text).toContain('<script>{link}</script>')
    expect(Object.keys((await read('frame.orderLetter')).languages[0].builtIn)).toEqual(['subject', 'letter'])
  })
})

describe('saving', () => {
  it('refuses wrong texts with a message for every part', async () => {
    const version = await versionOf()
    for (const [sms, message] of [
      ['', 'обязательное поле'],
      ['Заказ {номер}', /Такой переменной здесь нет/],
      ['Приняли заказ', /главного/],
      ['{number} до {payBefore}', /бывает не всегда/],
      [`{number}${'я'.repeat(500)}`, 'Слишком длинно'],
    ] as const) {
      const { status, body } = await save({ sms }, version)
      expect([status, body.errors?.['parts.sms']]).toEqual([400, expect.stringMatching(message)])
    }
    for (const body of [
      {},
      { version, parts: { sms: 5 } },
      { version: -1, parts: null },
      { version, parts: { x: 'y' } },
    ]) {
      const answer = await browser.call('POST', `${PATH}/${KEY}/ru`, { body })
      expect([answer.status, Object.keys(answer.body.errors ?? {}).length > 0]).toEqual([400, true])
    }
    expect(await versionOf()).toBe(version)
  })

  it('lets one of two editors save, and keeps both from overwriting', async () => {
    const version = await versionOf()
    const both = await Promise.all(['Первый {number}', 'Второй {number}'].map((sms) => save({ sms }, version)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(both.find(({ status }) => status === 400)?.body.code).toBe('TEMPLATE_CHANGED')
    await save(null, version + 1)
  })

  it('is for the office with the permission', async () => {
    const calls = [
      ['GET', PATH],
      ['GET', `${PATH}/${KEY}`],
      ['POST', `${PATH}/${KEY}/ru`],
      ['POST', `${PATH}/${KEY}/ru/trial`],
    ] as const
    const body = { version: 0, parts: {}, channel: 'sms' }
    const send = (method: 'GET' | 'POST', path: string) => browser.call(method, path, method === 'POST' ? { body } : {})
    for (const [method, path] of calls)
      expect([path, (await office.call(method, path, method === 'POST' ? { body } : {})).status]).toEqual([path, 401])
    for (const path of [`${PATH}/order.unknown`, `${PATH}/constructor`])
      expect((await send('GET', path)).status).toBe(404)
    for (const path of [`${PATH}/${KEY}/de`, `${PATH}/nothing/ru/trial`])
      expect([path, (await send('POST', path)).status]).toEqual([path, 404])
    expect((await save({}, 0, { key: 'seller.order', language: 'en' })).status).toBe(404)
    const roles = (list: string[]) => shop.sql('update office_member set roles = $1', [list])
    await roles(['moderator'])
    for (const [method, path] of calls) expect([path, (await send(method, path)).status]).toEqual([path, 403])
    await roles(['editor'])
    expect((await send('GET', PATH)).status).toBe(200)
    await roles(['owner'])
  })
})

it('previews texts with a real order, which a trial may take as well', async () => {
  const orderId = await shop.order({ withEmail: true })
  const { samples } = (await read()).languages[0]
  const real = samples.findIndex(({ name }: { name: string }) => name === 'real')
  expect(samples[real].values.number.replaceAll('\u00A0', ' ')).toContain(String(orderId).slice(-3))
  expect(JSON.stringify(samples[real])).not.toMatch(/7916\d{7}|anna@/)
  const tried = await browser.call('POST', `${PATH}/${KEY}/ru/trial`, {
    body: { channel: 'sms', parts: { sms: 'Проба {number}' }, sample: real },
  })
  expect(tried.status).toBe(200)
  expect(office.sent.at(-1)?.text).toContain(String(orderId).slice(-3))
  // no tour was booked here
  expect((await read('tour.booked')).languages[0].samples.map(({ name }: { name: string }) => name)).not.toContain(
    'real',
  )
})

describe('a trial', () => {
  const send = (body: object, language = 'ru') => browser.call('POST', `${PATH}/${KEY}/${language}/trial`, { body })

  it('sends an unsaved text to the own phone and the own e-mail only', async () => {
    const sms = await send({ channel: 'sms', parts: { sms: 'Проба {number}' } })
    expect(sms).toMatchObject({ status: 200, body: { to: phone } })
    expect(office.sent).toEqual([{ phone, text: 'Проба № 104 218 Околица' }])
    expect((await read()).trials).toEqual(['sms', 'email'])
    expect(await send({ channel: 'email', parts: { title: 'Проба {number}' }, sample: 3 })).toMatchObject({
      status: 200,
    })
    expect(office.letters[0]).toMatchObject({ to: 'anna@example.com', subject: 'Проба №\u00A0104\u00A0218' })
    expect((await send({ channel: 'email', parts: {} }, 'en')).status).toBe(200)
    expect(office.letters[1]?.subject).toMatch(/^Order/)
  })

  it('refuses a wrong text, sample or channel, and too many trials', async () => {
    expect((await send({ channel: 'sms', parts: { sms: 'x' } })).body.errors).toHaveProperty(['parts.sms'])
    expect((await send({ channel: 'sms', parts: {}, sample: 19 })).body.errors).toHaveProperty('sample')
    expect((await send({ channel: 'pigeon', parts: {} })).body.errors).toHaveProperty('channel')
    const statuses: number[] = []
    for (let index = 0; index < 9; index++) {
      shop.passMinutes(1)
      statuses.push((await send({ channel: 'sms', parts: {}, sample: index % 3 })).status)
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })
})

it('lists every template with its recipients, without raw variables in the excerpts', async () => {
  const { items } = (await browser.call('GET', PATH)).body
  expect(items.length).toBeGreaterThan(90)
  for (const { title, note } of items) expect(`${title} ${note}`).not.toMatch(/[{}]|undefined|null/)
  expect(items.find(({ key }: { key: string }) => key === 'seller.order')).toMatchObject({ audience: 'seller' })
})
