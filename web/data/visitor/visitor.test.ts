import { ApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ShopApi } from '../../platform/client/shop-api.ts'

const EXPIRY = 'access-token-expiration-time'
const page = { cookie: '' }
const kept = new Map<string, string>()
const location = { title: 'Москва', regionCode: 'RU-MOW', coords: { latitude: 55.75, longitude: 37.62 } } as never

beforeEach(() => {
  vi.resetModules()
  kept.clear()
  page.cookie = `${EXPIRY}=1`
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

/** The visitor of a page opened with a session. */
async function visitorWith(refresh: () => Promise<void>) {
  const { visitor } = await import('./visitor.ts')
  visitor.start({ location, site: {} as SiteInfo })
  const { connectShopApi } = await import('../../platform/client/shop-api.ts')
  connectShopApi({ identity: { refresh } } as unknown as ShopApi)
  return visitor
}

test('renews a session once for two calls sent with it, however late the second is refused', async () => {
  let renewals = 0
  const visitor = await visitorWith(async () => {
    renewals += 1
    page.cookie = `${EXPIRY}=${1 + renewals}`
  })
  const sentWith = visitor.session()
  expect(await visitor.renew(sentWith)).toBe('renewed')
  expect(await visitor.renew(sentWith)).toBe('renewed')
  expect(renewals).toBe(1)
  // a refused call with the new session requires another renewal
  expect(await visitor.renew(visitor.session())).toBe('renewed')
  expect(renewals).toBe(2)
})

test('renews a session once for two calls sent with it, also when the second is refused late', async () => {
  let asked = 0
  const visitor = await visitorWith(async () => {
    asked += 1
    page.cookie = ''
    const facts = { reason: 'ended' }
    throw new ApiProblem({ type: 'about:blank', title: '', status: 401, code: 'REFRESH_REJECTED', facts })
  })
  const sentWith = visitor.session()
  expect(await visitor.renew(sentWith)).toBe('over')
  expect(await visitor.renew(sentWith)).toBe('over')
  expect(asked).toBe(1)
  expect(visitor.state().sessionEnd).toBe('ended')
})

test('treats an unseen end as expiry, and a sign-out in another tab as a sign-out', async () => {
  const visitor = await visitorWith(async () => {})
  // changes of cookies by others are visible in the next task
  const lookAgain = async (cookie: string) => {
    await Promise.resolve()
    page.cookie = cookie
    visitor.lookAgain()
  }
  // a page of another tab met the expired session first: the server removed the cookies
  await lookAgain('')
  expect(visitor.state()).toMatchObject({ isSignedIn: false, sessionEnd: 'expired' })

  await lookAgain(`${EXPIRY}=5`)
  kept.set('okolitsa-session-end', 'signedOut')
  await lookAgain('')
  expect(visitor.state().sessionEnd).toBe('signedOut')
})

test('asks for a new sign-in after an action before reporting the end of the session', async () => {
  const visitor = await visitorWith(async () => {
    const facts = { reason: 'expired' }
    throw new ApiProblem({ type: 'about:blank', title: '', status: 401, code: 'REFRESH_REJECTED', facts })
  })
  const { signInAgain } = await import('../../platform/forms/sign-in-again.ts')
  signInAgain.subscribe(() => undefined)
  const first = visitor.renew(visitor.session(), true)
  await vi.waitFor(() => expect(signInAgain.asked()?.side).toBe('customer'))
  // the customer switches to their messages for the code, and the cookies are gone
  page.cookie = ''
  visitor.lookAgain()
  expect(visitor.state().isSignedIn).toBe(true)
  signInAgain.asked()?.answer(true)
  expect([await first, visitor.state().isSignedIn]).toEqual(['renewed', true])
  page.cookie = `${EXPIRY}=1`
  const second = visitor.renew(visitor.session(), true)
  await vi.waitFor(() => expect(signInAgain.asked()).not.toBeNull())
  signInAgain.asked()?.answer(false)
  expect([await second, visitor.state().sessionEnd]).toEqual(['over', 'expired'])
  // calls without an action do not ask
  expect([await visitor.renew(visitor.session()), signInAgain.asked()]).toEqual(['over', null])
})

test("starts at the cookie's house address in the town of the page, otherwise at the page's place", async () => {
  const { encodeLocation } = await import('@okolitsa/domain/geo/location.ts')
  const { defaultLocation } = await import('@okolitsa/strings/ru/places.ts')
  const door = { ...defaultLocation, street: 'улица Варварка', house: '1', precision: 'house' as const }
  const { visitor } = await import('./visitor.ts')
  const startedWith = (cookie: string) => {
    page.cookie = cookie
    visitor.start({ location: defaultLocation, site: {} as SiteInfo })
    return visitor.state().location
  }
  expect(startedWith(`location=${encodeLocation(door)}`).street).toBe('улица Варварка')
  await Promise.resolve()
  expect(startedWith(`location=${encodeLocation({ ...door, city: 'Тула', regionCode: '71' })}`)).toBe(defaultLocation)
  await Promise.resolve()
  expect(startedWith('location=broken')).toBe(defaultLocation)
})

test('drops the page key with another place', async () => {
  const { defaultLocation } = await import('@okolitsa/strings/ru/places.ts')
  vi.stubGlobal('location', { protocol: 'https:' })
  const written: string[] = []
  vi.stubGlobal('document', {
    get cookie() {
      return 'page-key=ru.place'
    },
    set cookie(one: string) {
      written.push(one)
    },
  })
  const { visitor } = await import('./visitor.ts')
  visitor.start({ location: defaultLocation, site: {} as SiteInfo })
  visitor.chooseLocation({ ...defaultLocation, city: 'Тула', regionCode: '71' })
  expect(written.some((one) => one.startsWith('page-key=; path=/; max-age=0'))).toBe(true)
})
