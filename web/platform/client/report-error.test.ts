import { beforeEach, expect, it, vi } from 'vitest'
import { watchLeaving } from './leaving.ts'
import { reportError } from './report-error.ts'
import { connectShopApi, type ShopApi } from './shop-api.ts'

const told = vi.fn(async () => undefined)
const heard = new Map<string, () => void>()

beforeEach(() => {
  told.mockClear()
  connectShopApi({ events: { reportError: told } } as unknown as ShopApi)
  vi.stubGlobal('window', {
    location: { pathname: '/cart' },
    addEventListener: (event: string, listener: () => void) => void heard.set(event, listener),
  })
})

it('reports a chunk that failed to load, but not while the visitor is leaving', () => {
  watchLeaving()
  reportError(new TypeError('error loading dynamically imported module: /assets/one.js'))
  expect(told).toHaveBeenCalledTimes(1)
  heard.get('beforeunload')?.()
  reportError(new TypeError('error loading dynamically imported module: /assets/two.js'))
  expect(told).toHaveBeenCalledTimes(1)
  // an unexpected error is reported even while leaving
  reportError(new TypeError('cart is undefined'))
  expect(told).toHaveBeenCalledTimes(2)
  // the visitor has come back
  heard.get('pageshow')?.()
  reportError(new TypeError('error loading dynamically imported module: /assets/three.js'))
  expect(told).toHaveBeenCalledTimes(3)
})
