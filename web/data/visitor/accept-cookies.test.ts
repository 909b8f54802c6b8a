import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { connectShopApi, type ShopApi } from '../../platform/client/shop-api.ts'
import { answerCookies } from './accept-cookies.ts'
import { agreedTrackers, hasToAsk } from './agreed-trackers.ts'
import { visitor } from './visitor.ts'

/** Cookies of the host and of its parent domains. */
const jar = new Map<string, string>()
let written: string[] = []
const storage = new Map<string, string>()
const reload = vi.fn()
const service = { id: '1', baseUrl: 'https://script.test' }
const site = {
  market: { name: 'Рынок', state: 'open', closedAreas: [] },
  siteUuid: null,
  mode: 'default',
  organizationId: null,
  origin: 'https://shop.test',
} as const

beforeEach(() => {
  jar.clear()
  storage.clear()
  written = []
  reload.mockReset()
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('window', { location: { hostname: 'farm.shop.test', reload } })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [name = '', value = ''] = text.slice(0, text.indexOf(';')).split('=')
      if (!text.includes('domain=')) jar.set(name, value)
    },
  })
  vi.stubGlobal(
    'localStorage',
    new Proxy({} as Storage, {
      get: (_, name) => name === 'removeItem' && ((key: string) => void storage.delete(key)),
      ownKeys: () => [...storage.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  connectShopApi({
    events: { acceptCookies: async () => ({}), withdrawCookies: async () => ({}) },
  } as unknown as ShopApi)
  visitor.start({ location: defaultLocation, site: { ...site, trackers: { metrika: '1', personalization: service } } })
  return () => vi.unstubAllGlobals()
})

it('removes cookies of all counters with the consent, on parent domains too, and reloads the page', async () => {
  jar.set('cookie-accepted', '1')
  for (const name of ['_ym_uid', '_ymab_param', 'tmr_lvid', 'mindboxDeviceUUID', 'directCrm-session', 'location'])
    jar.set(name, 'x')
  for (const key of ['mindboxDeviceUUID', '_ym_uid', 'okolitsa-language']) storage.set(key, 'x')
  await answerCookies(false)
  expect([...jar].filter(([, value]) => value === 'x').map(([name]) => name)).toEqual(['location'])
  expect(written).toContain('mindboxDeviceUUID=; path=/; max-age=0; domain=shop.test')
  expect([...storage.keys()]).toEqual(['okolitsa-language'])
  expect(reload).toHaveBeenCalledOnce()
})

it('changes no cookies when there was no consent before', async () => {
  jar.set('_ym_uid', 'x')
  await answerCookies(false)
  expect(jar.get('_ym_uid')).toBe('x')
  expect(reload).not.toHaveBeenCalled()
})

const settle = () => new Promise((resolve) => setImmediate(resolve))

it('asks again when the shop has a tracker without consent, and loads only the others until then', async () => {
  expect(hasToAsk({})).toBe(true)
  expect(['/office', '/office/orders', '/offices'].map((path) => hasToAsk({}, path))).toEqual([false, false, true])
  jar.set('cookie-accepted', '1')
  await settle()
  expect([...agreedTrackers()]).toEqual(['metrika', 'vkPixel'])
  expect(hasToAsk({ trackers: { metrika: '1', vkPixel: undefined } })).toBe(false)
  expect(hasToAsk({ trackers: { metrika: '1', personalization: service } })).toBe(true)
  await answerCookies(true)
  await settle()
  expect(hasToAsk({ trackers: { metrika: '1', personalization: service } })).toBe(false)
  jar.set('cookie-accepted', '0')
  await settle()
  expect([...agreedTrackers()]).toEqual([])
  expect(hasToAsk({ trackers: { personalization: service } })).toBe(false)
})
