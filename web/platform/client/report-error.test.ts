import { beforeEach, expect, it, vi } from 'vitest'
import { watchLeaving } from './leaving.ts'
import { reportError } from './report-error.ts'
import { connectShopApi, type ShopApi } from './shop-api.ts'

const sendReport = vi.fn(async () => undefined)
const listeners = new Map<string, () => void>()

beforeEach(() => {
  sendReport.mockClear()
  connectShopApi({ events: { reportError: sendReport } } as unknown as ShopApi)
  vi.stubGlobal('window', {
    location: { pathname: '/cart' },
    addEventListener: (event: string, listener: () => void) => void listeners.set(event, listener),
  })
})

it('reports a chunk that failed to load, but not while the visitor is leaving', () => {
  watchLeaving()
  reportError(new TypeError('error loading dynamically imported module: /assets/one.js'))
  expect(sendReport).toHaveBeenCalledTimes(1)
  listeners.get('beforeunload')?.()
  reportError(new TypeError('error loading dynamically imported module: /assets/two.js'))
  expect(sendReport).toHaveBeenCalledTimes(1)
  // an unexpected error is reported even while leaving
  reportError(new TypeError('cart is undefined'))
  expect(sendReport).toHaveBeenCalledTimes(2)
  // the visitor returns to the page
  listeners.get('pageshow')?.()
  reportError(new TypeError('error loading dynamically imported module: /assets/three.js'))
  expect(sendReport).toHaveBeenCalledTimes(3)
})
