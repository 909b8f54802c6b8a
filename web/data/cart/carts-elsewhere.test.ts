import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { visitor } from '../visitor/visitor.ts'
import { onCartsElsewhere } from './carts-elsewhere.ts'
import { announceCarts } from './carts-query.ts'

const tab = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' })
const frame = new EventTarget()
/** Tabs that share a channel. */
let channels: { name: string; sent: unknown[]; receive(): void }[] = []

beforeEach(() => {
  channels = []
  tab.visibilityState = 'visible'
  vi.stubGlobal('document', tab)
  vi.stubGlobal('window', frame)
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor(name: string) {
        super()
        channels.push({ name, sent: this.sent, receive: () => void this.dispatchEvent(new Event('message')) })
      }
      sent: unknown[] = []
      postMessage(words: unknown) {
        this.sent.push(words)
      }
      close() {}
    },
  )
  return () => vi.unstubAllGlobals()
})

const start = (sharesTabs?: true) =>
  visitor.start({
    location: defaultLocation,
    site: {
      siteUuid: null,
      market: { name: 'Рынок', state: 'open', closedAreas: [] },
      mode: 'default',
      organizationId: null,
      origin: 'https://shop.test',
      ...(sharesTabs && { sharesTabs }),
    },
  })
const storageEvent = () => Object.assign(new Event('storage'), { key: 'okolitsa-own-cart:1' })

it('refetches on focus and shares no data without the setting', () => {
  start()
  const listener = vi.fn()
  const stop = onCartsElsewhere(listener)
  announceCarts()
  frame.dispatchEvent(storageEvent())
  expect([channels.length, listener.mock.calls.length]).toEqual([0, 0])
  frame.dispatchEvent(new Event('focus'))
  expect(listener).toHaveBeenCalledTimes(1)
  tab.visibilityState = 'hidden'
  tab.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledTimes(1)
  tab.visibilityState = 'visible'
  tab.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  frame.dispatchEvent(new Event('focus'))
  expect(listener).toHaveBeenCalledTimes(2)
})

it('receives changes of other tabs immediately and publishes its own with the setting', () => {
  start(true)
  const listener = vi.fn()
  const stop = onCartsElsewhere(listener)
  announceCarts()
  expect(channels).toMatchObject([{ name: 'okolitsa-carts', sent: ['changed'] }])
  channels[0]?.receive()
  frame.dispatchEvent(storageEvent())
  expect(listener).toHaveBeenCalledTimes(2)
  frame.dispatchEvent(new Event('focus'))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  channels[0]?.receive()
  expect(listener).toHaveBeenCalledTimes(2)
})
