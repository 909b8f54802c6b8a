import { expect, it } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const FOREIGN = /https?:\/\/[^\s;]+/g

it('allows only hosts of configured trackers', () => {
  expect(contentPolicy()).not.toMatch(FOREIGN)
  const one = contentPolicy({ trackers: { vkPixel: '1' } })
  expect(new Set(one.match(FOREIGN))).toEqual(new Set(['https://top-fwz1.mail.ru']))
  expect(contentPolicy({ trackers: { metrika: '1', vkPixel: '1' } })).toContain('https://mc.yandex.ru')
})

it('allows a service at its configured URL, for scripts and connections', () => {
  const abTests = { id: '7', baseUrl: 'https://tests.example/of/shops' }
  const personalization = { id: 'shop.Website', baseUrl: 'https://api.s.mindbox.ru' }
  const policy = contentPolicy({ trackers: { abTests } })
  expect(new Set(policy.match(FOREIGN))).toEqual(new Set(['https://tests.example', 'https://uaas.yandex.ru']))
  expect(contentPolicy({ trackers: { personalization } })).toMatch(/script-src [^;]*https:\/\/api\.s\.mindbox\.ru/)
  expect(contentPolicy({ trackers: { personalization } })).toMatch(/connect-src [^;]*https:\/\/api\.s\.mindbox\.ru/)
  expect(contentPolicy({ trackers: { personalization } })).not.toContain('yandex')
})

it('allows Yandex Maps with their workers when the shop has a key', () => {
  const policy = contentPolicy({ yandexMapsKey: 'key' })
  expect(policy).toMatch(/script-src [^;]*https:\/\/api-maps\.yandex\.ru/)
  expect(policy).toMatch(/img-src [^;]*https:\/\/\*\.maps\.yandex\.net/)
  expect(policy).toContain("worker-src 'self' blob:")
  expect(policy).not.toContain('mc.yandex.ru')
  expect(contentPolicy()).not.toContain('worker-src')
})

it('allows only reading data from the configured host of map tiles', () => {
  const mapTiles = { url: 'https://tiles.example/v3/{z}/{x}/{y}.pbf', attribution: '©' }
  const policy = contentPolicy({ mapTiles })
  expect(policy).toMatch(/connect-src 'self' https:\/\/tiles\.example(;|$)/)
  expect(policy.match(FOREIGN)).toEqual(['https://tiles.example'])
})

it('never allows inline scripts or foreign frames', () => {
  for (const policy of [
    contentPolicy(),
    contentPolicy({ trackers: { metrika: '1', abTests: { id: '7', baseUrl: 'https://tests.example' } } }),
    contentPolicy({ yandexMapsKey: 'key' }),
  ]) {
    expect(policy).toMatch(/script-src 'self'(?![^;]*unsafe)/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("object-src 'none'")
  }
})
