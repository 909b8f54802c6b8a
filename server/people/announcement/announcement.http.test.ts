import { expect, it } from 'vitest'
import { testDatabase } from '../../platform/db/testing.ts'
import { MessageFailure } from '../../platform/messages/message-channel.ts'
import { testApp } from '../../testing.ts'

let isSilent = false
const sent: { phone: string; text: string }[] = []
const channel = {
  send: async (phone: string, text: string) => {
    if (isSilent) throw new MessageFailure('no answer', false)
    sent.push({ phone, text })
  },
}
const { app, call, letters } = await testApp(await testDatabase(), { channel }, { PUBLIC_URL: 'https://utro.example' })
const { services, database } = app
const setState = (state: 'preparing' | 'open') =>
  database.inTransaction(async (tx) => {
    const { rows } = await database.pool.query<{ version: number }>('select version from market')
    await services.market.changeMarket(tx, { kind: 'service', name: 'test' }, rows[0]?.version ?? 0, { state })
  })
const become = async (state: 'preparing' | 'open') => {
  await setState(state)
  await expect.poll(() => services.market.current().state, { timeout: 20_000 }).toBe(state)
}
const PATH = '/api/v1/market/opening'
const send = (path: string, body: object) => call('POST', `${PATH}/${path}`, { body })
const runTask = (name: string) => app.work.periodic.find((task) => task.name === name)?.run()
const count = () => services.announcement.countSubscribers(database.executor)
const tokenOf = (text: string | undefined) => /\/opening\/(\S+)/.exec(text ?? '')?.[1] ?? ''
const PHONE = '79165550143'

it('accepts no subscription to an open market', async () => {
  expect((await send('code', { phone: PHONE, consent: true })).status).toBe(404)
  expect((await send('email', { email: 'a@b.example', consent: true })).status).toBe(404)
  await become('preparing')
})

it('refuses a subscription without consent, and wrong contacts, with messages in Russian', async () => {
  const refused = await send('code', { phone: PHONE, consent: false })
  expect([refused.status, refused.body.errors]).toEqual([400, { consent: 'обязательное поле' }])
  expect((await send('code', { phone: '12', consent: true })).body.errors).toEqual({
    phone: 'Некорректный номер телефона',
  })
  expect((await send('email', { email: 'a@b', consent: true })).body.errors).toEqual({
    email: 'Некорректный адрес электронной почты',
  })
  expect(await count()).toBe(0)
})

it('subscribes a telephone after its code, once', async () => {
  for (const _ of [1, 2]) {
    await database.pool.query('delete from auth_challenge')
    const { body } = await send('code', { phone: '+7 916 555-01-43', consent: true })
    const code = /\d{4,6}/.exec(sent.at(-1)?.text ?? '')?.[0]
    const proof = { phone: PHONE, challengeId: body.challengeId, consent: true }
    const wrong = await send('phone', { ...proof, code: code === '0000' ? '1111' : '0000' })
    expect(wrong.body.code).toBe('CODE_WRONG_OR_EXPIRED')
    const { status } = await send('phone', { ...proof, code })
    expect(status).toBe(200)
  }
  expect(await count()).toBe(1)
  const { rows } = await database.pool.query('select consent_edition, consent_hash, network from opening_subscriber')
  expect(rows[0]).toMatchObject({
    consent_edition: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    consent_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

it('subscribes an address after the link of its letter, and ends the subscription by the same link', async () => {
  const asked = await send('email', { email: 'Olga@Mail.example', consent: true })
  expect([asked.status, asked.body, letters.at(-1)?.to]).toEqual([200, { isSent: true }, 'olga@mail.example'])
  expect(await count()).toBe(1)
  const token = tokenOf(letters.at(-1)?.text)
  for (const _ of [1, 2]) expect((await send('confirm', { token })).status).toBe(200)
  expect(await count()).toBe(2)
  for (const _ of [1, 2]) expect((await send('end', { token })).status).toBe(200)
  expect(await count()).toBe(1)
  expect((await send('confirm', { token })).status).toBe(404)
  expect((await send('end', { token: `${token.slice(0, -1)}x` })).status).toBe(404)
})

it('limits the letters to one address', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 4; time += 1)
    statuses.push((await send('email', { email: 'ivan@mail.example', consent: true })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

it('notifies each confirmed subscriber once after the opening, and again when a message was not accepted', async () => {
  await send('confirm', { token: tokenOf(letters.at(-1)?.text) })
  const [messages, mails] = [sent.length, letters.length]
  await runTask('tell-of-market-opening')
  expect([sent.length, letters.length]).toEqual([messages, mails])
  await become('open')
  isSilent = true
  await runTask('tell-of-market-opening')
  isSilent = false
  for (const _ of [1, 2]) await runTask('tell-of-market-opening')
  expect(sent.slice(messages)).toEqual([{ phone: PHONE, text: expect.stringContaining('https://utro.example') }])
  expect(letters.slice(mails)).toEqual([
    expect.objectContaining({
      to: 'ivan@mail.example',
      unsubscribeUrl: expect.stringContaining('https://utro.example/opening/'),
    }),
  ])
})

it('deletes contacts some time after their message, and those that were never confirmed', async () => {
  await database.pool.query(`update opening_subscriber set told_at = told_at - interval '31 days'`)
  await database.pool.query(
    `insert into opening_subscriber (id, channel, address, language, consent_edition, consent_hash, network, requested_at)
     values (gen_random_uuid(), 'email', 'old@mail.example', 'ru', '', '', '', shop_now() - interval '8 days')`,
  )
  await runTask('forget-opening-subscribers')
  const { rows } = await database.pool.query('select address from opening_subscriber')
  expect(rows).toEqual([])
})
