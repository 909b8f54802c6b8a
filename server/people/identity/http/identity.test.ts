import { decodeLocation } from '@okolitsa/domain/geo/location.ts'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../platform/db/testing.ts'
import { SERVICE_SECRET, testApp } from '../../../testing.ts'

let now = new Date('2026-11-21T09:00:00Z')
const { call, signIn, sent, app } = await testApp(await testDatabase(), { clock: () => now })

let strangers = 0
const askCode = async (phone: string, token?: string) =>
  (await call('POST', '/api/v1/auth/code', { body: { phone }, ...(token && { token }) })).body.challengeId as string
const lastCode = () => /\d{4}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? ''
const service = { headers: { 'x-service-secret': SERVICE_SECRET } }
const home = {
  title: 'Истра, Ленина, 5',
  city: 'Истра',
  region: 'Московская обл',
  regionCode: '50',
  street: 'Ленина',
  house: '5',
  coords: { latitude: 55.91, longitude: 36.86 },
}

describe('the one-time code', () => {
  it('sends a code to a phone written in any usual format', async () => {
    const reply = await call('POST', '/api/v1/auth/code', { body: { phone: '8 (916) 100-00-01' } })
    expect(reply).toMatchObject({ status: 200, body: { resendDelay: 30, lifetime: 300, codeLength: 4 } })
    expect(sent.at(-1)).toMatchObject({ phone: '79161000001', text: expect.stringMatching(/^Код для входа: \d{4}\./) })
  })
  it('refuses a second code within 30 seconds', async () => {
    const reply = await call('POST', '/api/v1/auth/code', { body: { phone: '79161000001' } })
    expect(reply.status).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(reply.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) })
  })
  it('sends another code early when the service resets the limit', async () => {
    const body = { phone: '79161000001' }
    expect((await call('POST', '/api/v1/service/reset-request-limit', { body })).status).toBe(403)
    expect((await call('POST', '/api/v1/service/reset-request-limit', { body, ...service })).status).toBe(200)
    expect((await call('POST', '/api/v1/auth/code', { body })).status).toBe(200)
  })
  it('refuses a wrong phone with a message in Russian', async () => {
    const reply = await call('POST', '/api/v1/auth/code', { body: { phone: '12345' } })
    expect(reply).toMatchObject({ status: 400, body: { errors: { phone: 'Некорректный номер телефона' } } })
  })
  it('invalidates a code after five wrong attempts, and then refuses even the right code', async () => {
    const challengeId = await askCode('79161000002')
    const right = lastCode()
    const wrong = right === '0000' ? '1111' : '0000'
    for (let attempt = 0; attempt < 5; attempt++) {
      const reply = await call('POST', '/api/v1/auth', { body: { phone: '79161000002', code: wrong, challengeId } })
      expect(reply).toMatchObject({ status: 400, body: { code: 'CODE_WRONG_OR_EXPIRED' } })
    }
    expect(
      (await call('POST', '/api/v1/auth', { body: { phone: '79161000002', code: right, challengeId } })).status,
    ).toBe(400)
  })
  it('signs in only once per code', async () => {
    await signIn('79161000003')
    const reply = await call('POST', '/api/v1/auth', { body: { phone: '79161000003', code: lastCode() } })
    expect(reply.status).toBe(400)
  })
  it('signs in exactly one of twenty concurrent requests', async () => {
    const challengeId = await askCode('79161000004')
    const body = { phone: '79161000004', code: lastCode(), challengeId }
    const replies = await Promise.all(Array.from({ length: 20 }, () => call('POST', '/api/v1/auth', { body })))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  })
})

describe('the session', () => {
  it('admits calls only with the bearer', async () => {
    const { token } = await signIn('79161000010')
    expect(await call('GET', '/api/v1/user', { token })).toMatchObject({
      status: 200,
      body: { phone: '79161000010', groupId: 4 },
    })
    expect((await call('GET', '/api/v1/user')).status).toBe(401)
    expect((await call('GET', '/api/v1/user', { token: `${token}x` })).status).toBe(401)
  })
  it('sets browser cookies that scripts cannot read', async () => {
    const challengeId = await askCode('79161000011')
    const reply = await call('POST', '/api/v1/auth', { body: { phone: '79161000011', code: lastCode(), challengeId } })
    const cookies = reply.headers['set-cookie'] as string[]
    const cookie = (name: string) => cookies.find((line) => line.startsWith(`${name}=`))
    expect(cookie('access-token')).toContain('HttpOnly')
    expect(cookie('refresh-token')).toContain('HttpOnly')
    expect(cookie('access-token-expiration-time')).not.toContain('HttpOnly')
  })
  it('expires with its access token and is renewed by the refresh token', async () => {
    const { token, refreshToken } = await signIn('79161000012')
    now = new Date(now.getTime() + 16 * 60_000)
    expect((await call('GET', '/api/v1/user', { token })).status).toBe(401)
    const renewed = await call('POST', '/api/v1/auth/refresh', { body: { refreshToken } })
    expect(renewed.status).toBe(200)
    expect((await call('GET', '/api/v1/user', { token: renewed.body.token })).status).toBe(200)
  })
  it('allows two tabs to renew concurrently', async () => {
    const { refreshToken } = await signIn('79161000013')
    const replies = await Promise.all(
      [1, 2].map(() => call('POST', '/api/v1/auth/refresh', { body: { refreshToken } })),
    )
    expect(replies.map((reply) => reply.status)).toEqual([200, 200])
  })
  it('refuses an unknown refresh token, and a token of another phone', async () => {
    const { refreshToken } = await signIn('79161000014')
    expect((await call('POST', '/api/v1/auth/refresh', { body: {} })).status).toBe(401)
    expect((await call('POST', '/api/v1/auth/refresh', { body: { refreshToken: 'x' } })).status).toBe(401)
    expect((await call('POST', '/api/v1/auth/refresh', { body: { refreshToken, phone: '79161000013' } })).status).toBe(
      401,
    )
  })
  it('ends all tokens of the session at sign-out', async () => {
    const { refreshToken } = await signIn('79161000015')
    const { body } = await call('POST', '/api/v1/auth/refresh', { body: { refreshToken } })
    const cookie = `access-token=${body.token}; refresh-token=${body.refreshToken}`
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    expect((await call('POST', '/api/v1/events/logout', { headers })).status).toBe(200)
    expect((await call('POST', '/api/v1/auth/refresh', { body: { refreshToken: body.refreshToken } })).status).toBe(401)
    expect((await call('GET', '/api/v1/user', { token: body.token })).status).toBe(401)
    expect((await call('POST', '/api/v1/events/logout')).status).toBe(401)
  })
  it('returns the same successor when a refresh token is repeated within the grace time', async () => {
    const { refreshToken } = await signIn('79161000017')
    const renew = (token: string) => call('POST', '/api/v1/auth/refresh', { body: { refreshToken: token } })
    const storm = await Promise.all(Array.from({ length: 20 }, () => renew(refreshToken)))
    expect(storm.every(({ status }) => status === 200)).toBe(true)
    const successors = new Set(storm.map(({ body }) => body.refreshToken))
    expect(successors.size).toBe(1)
    const [second] = successors
    const third = (await renew(second)).body.refreshToken
    // a late tab with the first token gets the newest one
    expect((await renew(refreshToken)).body.refreshToken).toBe(third)
    expect(new Set([refreshToken, second, third]).size).toBe(3)
  })
  it('refuses requests of another site’s page that are sent with the cookies', async () => {
    const { token } = await signIn('79161000016')
    const headers = { cookie: `access-token=${token}`, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const reply = await call('PATCH', '/api/v1/user', { headers, body: { firstName: 'Анна' } })
    expect(reply).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } })
  })
})

describe('the profile', () => {
  it('makes a new phone a registered customer once it has a name', async () => {
    const { token } = await signIn('79161000020')
    const reply = await call('PATCH', '/api/v1/user', {
      token,
      body: { firstName: 'Анна-Мария', birthDate: '1990-02-28' },
    })
    expect(reply).toMatchObject({ status: 200, body: { firstName: 'Анна-Мария', birthDate: '1990-02-28', groupId: 1 } })
  })
  it.each([
    [{ firstName: 'Anna' }, { firstName: 'Разрешена только кириллица' }],
    [{ firstName: 'Анна  Мария' }, { firstName: 'Только один пробел или одно тире' }],
    [{ email: 'почта@дом.рф' }, { email: 'Некорректный адрес электронной почты' }],
    [{ birthDate: '2026-02-30' }, { birthDate: 'Введите корректную дату рождения' }],
    [{ birthDate: '2020-01-01' }, { birthDate: 'Минимальный возраст 18 лет' }],
    [{ birthDate: '1900-01-01' }, { birthDate: 'Максимальный возраст 110 лет' }],
  ])('refuses %o with the messages of the specification', async (body, errors) => {
    const { token } = await signIn(`7916200${String(++strangers).padStart(4, '0')}`)
    expect(await call('PATCH', '/api/v1/user', { token, body })).toMatchObject({ status: 400, body: { errors } })
  })
  it('computes the age by the shop’s own day, which may differ from the UTC day', async () => {
    const before = now
    // 00:05 on Monday the 23rd in Moscow
    now = new Date('2026-11-22T21:05:00Z')
    const { token } = await signIn(`7916200${String(++strangers).padStart(4, '0')}`)
    const change = (birthDate: string) => call('PATCH', '/api/v1/user', { token, body: { birthDate } })
    expect(await change('2008-11-24')).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    expect(await change('2008-11-23')).toMatchObject({ status: 200, body: { birthDate: '2008-11-23' } })
    now = before
  })
  it('changes the phone by a code sent to the new number, unless it is taken', async () => {
    const { token } = await signIn('79161000021')
    const move = async (phone: string) => {
      const challengeId = await askCode(phone, token)
      return call('PATCH', '/api/v1/user/phone', { token, body: { phone, code: lastCode(), challengeId } })
    }
    const moved = await move('79161000022')
    expect(moved).toMatchObject({ status: 200, body: { phone: '79161000022' } })
    await call('POST', '/api/v1/service/reset-request-limit', { body: { phone: '79161000020' }, ...service })
    const taken = await move('79161000020')
    expect(taken).toMatchObject({ status: 400, body: { code: 'PHONE_TAKEN' } })
    // the old number is notified, so that the owner of a hijacked account learns of it; a refused change sends no
    // message
    const warnings = sent.filter(({ text }) => text.includes('изменён'))
    expect(warnings).toEqual([
      {
        phone: '79161000021',
        text: 'Номер вашего кабинета изменён на +7 916 ***-**-22. Если это не вы, сразу свяжитесь с нами. Околица',
      },
    ])
  })
})

describe('addresses', () => {
  it('keeps exactly one main address after every change', async () => {
    const { token } = await signIn('79161000030')
    const first = await call('POST', '/api/v1/addresses', { token, body: home })
    expect(first).toMatchObject({ status: 201, body: { isMain: true, city: 'Истра' } })
    const second = await call('POST', '/api/v1/addresses', { token, body: { ...home, house: '7', isMain: true } })
    const list = await call('GET', '/api/v1/addresses', { token })
    expect(list.body.items.map((item: { house: string; isMain: boolean }) => [item.house, item.isMain])).toEqual([
      ['7', true],
      ['5', false],
    ])
    expect((await call('DELETE', `/api/v1/addresses/${second.body.id}`, { token })).status).toBe(200)
    expect((await call('GET', '/api/v1/addresses', { token })).body.items).toMatchObject([{ house: '5', isMain: true }])
  })
  it('answers not found for addresses of other customers', async () => {
    const mine = await signIn('79161000031')
    const other = await signIn('79161000032')
    const { body } = await call('POST', '/api/v1/addresses', { token: mine.token, body: home })
    expect((await call('DELETE', `/api/v1/addresses/${body.id}`, { token: other.token })).status).toBe(404)
    expect(
      (await call('PATCH', `/api/v1/addresses/${body.id}`, { token: other.token, body: { isMain: true } })).status,
    ).toBe(404)
    expect((await call('GET', '/api/v1/addresses')).status).toBe(401)
    expect((await call('DELETE', `/api/v1/addresses/${body.id}`)).status).toBe(401)
  })
  it('changes only the sent fields of an address, in the same flat format as for adding', async () => {
    const { token } = await signIn('79161000034')
    const added = await call('POST', '/api/v1/addresses', { token, body: { ...home, flat: '3', precision: 'house' } })
    const path = `/api/v1/addresses/${added.body.id}`
    expect(added.body).toMatchObject({ region: 'Московская область', precision: 'house', isMainAddress: true })
    const changed = await call('PATCH', path, { token, body: { house: '16' } })
    // the coordinates belonged to another house
    expect(changed.body).toMatchObject({
      title: 'Истра, Московская область, Ленина, 16',
      house: '16',
      street: 'Ленина',
      flat: '3',
      precision: 'street',
    })
    expect((await call('PATCH', path, { token, body: { street: 'Кирова' } })).body).toMatchObject({
      street: 'Кирова',
      precision: 'place',
    })
    // the format of older clients
    expect((await call('PATCH', path, { token, body: { location: { ...home, house: '9' } } })).body).toMatchObject({
      house: '9',
      title: home.title,
    })
    expect(await call('PATCH', path, { token, body: { city: 'Руза' } })).toMatchObject({
      status: 400,
      body: { errors: { coords: 'обязательное поле' } },
    })
    expect((await call('GET', '/api/v1/addresses', { token })).body.items).toMatchObject([
      { city: 'Истра', house: '9' },
    ])
    expect((await call('PATCH', path, { body: { house: '1' } })).status).toBe(401)
  })
  it('accepts the main flag under both of its names', async () => {
    const { token } = await signIn('79161000035')
    await call('POST', '/api/v1/addresses', { token, body: home })
    const second = await call('POST', '/api/v1/addresses', {
      token,
      body: { ...home, house: '7', isMainAddress: true },
    })
    expect(second.body).toMatchObject({ isMain: true, isMainAddress: true })
    const third = await call('POST', '/api/v1/addresses', { token, body: { ...home, house: '8' } })
    expect(third.body).toMatchObject({ isMain: false, isMainAddress: false })
    const path = `/api/v1/addresses/${third.body.id}`
    expect((await call('PATCH', path, { token, body: { isMainAddress: true } })).body).toMatchObject({
      isMain: true,
      house: '8',
    })
  })
  it('generates a readable title when none is sent', async () => {
    const { token } = await signIn('79161000036')
    const { title: _, ...untitled } = home
    const village = { ...untitled, city: null, settlement: 'Павловская Слобода' }
    expect((await call('POST', '/api/v1/addresses', { token, body: village })).body.title).toBe(
      'Павловская Слобода, Московская область, Ленина, 5',
    )
  })
  it('sets the main address as the place of a browser without a choice, and removes it at sign-out', async () => {
    const { token } = await signIn('79161000037')
    const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie'])
    const placeOf = (reply: Parameters<typeof cookiesOf>[0]) => {
      const encoded = /(?:^|,)location=([\w-]+)/.exec(cookiesOf(reply))?.[1]
      return encoded ? decodeLocation(encoded) : null
    }
    const added = await call('POST', '/api/v1/addresses', { token, body: home })
    expect(placeOf(added)).toMatchObject({ city: 'Истра', house: '5', region: 'Московская область' })
    // the place follows the address it came from
    const cookie = 'location=old; location-source=main'
    const path = `/api/v1/addresses/${added.body.id}`
    expect(placeOf(await call('PATCH', path, { token, body: { house: '8' }, headers: { cookie } }))?.house).toBe('8')
    // a chosen place stays, at sign-in and later
    const chosen = { headers: { cookie: 'location=chosen' } }
    expect(cookiesOf(await call('PATCH', path, { token, body: { house: '9' }, ...chosen }))).not.toContain('location=')
    await call('POST', '/api/v1/service/reset-request-limit', { body: { phone: '79161000037' }, ...service })
    const enter = async (headers: Record<string, string>) => {
      await call('POST', '/api/v1/service/reset-request-limit', { body: { phone: '79161000037' }, ...service })
      const { challengeId } = (await call('POST', '/api/v1/auth/code', { body: { phone: '79161000037' } })).body
      return call('POST', '/api/v1/auth', { body: { phone: '79161000037', code: lastCode(), challengeId }, headers })
    }
    const atHome = await enter({})
    expect(placeOf(atHome)?.house).toBe('9')
    const elsewhere = await enter(chosen.headers)
    expect([elsewhere.status, placeOf(elsewhere)]).toEqual([200, null])
    const leave = (entered: { body: { token: string } }, headers: Record<string, string>) =>
      call('POST', '/api/v1/events/logout', { token: entered.body.token, headers })
    expect(cookiesOf(await leave(atHome, { cookie }))).toMatch(/location=;.*Max-Age=0/)
    const left = await leave(elsewhere, chosen.headers)
    expect(left.status).toBe(200)
    expect(cookiesOf(left)).not.toContain('location=')
  })
  it('refuses a place without a city with a message in Russian', async () => {
    const { token } = await signIn('79161000033')
    const reply = await call('POST', '/api/v1/addresses', { token, body: { ...home, city: null } })
    expect(reply).toMatchObject({ status: 400, body: { errors: { city: 'обязательное поле' } } })
  })
})

describe('internal calls', () => {
  it('hashes a password with its own salt, only for the shop’s own pages, and with a limit', async () => {
    const body = { password: 'длинный пароль' }
    const hash = (headers: Record<string, string>) => call('POST', '/server/v1/auth/hash-password', { body, headers })
    const ours = { 'sec-fetch-site': 'same-origin' }
    const [one, two] = await Promise.all([hash(ours), hash(ours)])
    expect(one.body.hashedPassword).toMatch(/^scrypt\$/)
    expect(one.body.hashedPassword).not.toBe(two.body.hashedPassword)
    expect(await hash({})).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } })
    expect((await hash({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const storm = await Promise.all(Array.from({ length: 20 }, () => hash(ours)))
    expect(storm.filter(({ status }) => status === 429)).toHaveLength(2)
  })
  it('refuses an unknown web-view token', async () => {
    expect((await call('POST', '/server/v1/auth/temp', { body: { token: 'x' } })).status).toBe(401)
  })
})

describe('HTTP', () => {
  it('answers HEAD like GET, and protects JSON from content sniffing', async () => {
    const reply = await app.http.inject({ method: 'HEAD', url: '/api/v1/geo/places/moskva' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
  it('answers unknown paths, wrong methods, broken JSON and wrong media types as problems in Russian', async () => {
    expect(await call('GET', '/api/v1/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await call('DELETE', '/api/v1/auth')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    const raw = (type: string) =>
      app.http.inject({ method: 'POST', url: '/api/v1/auth', headers: { 'content-type': type }, payload: '{"phone":' })
    expect((await raw('application/json')).json()).toMatchObject({ status: 400, code: 'MALFORMED_JSON' })
    expect((await raw('text/x-thing')).json()).toMatchObject({ status: 400, code: 'UNSUPPORTED_MEDIA_TYPE' })
    expect((await call('POST', '/api/v1/auth')).body).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
  })
})
