import { expect, it } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const FOREIGN = /https?:\/\/[^\s;]+/g

it('lets nobody in but the counters that are set', () => {
  expect(contentPolicy()).not.toMatch(FOREIGN)
  const one = contentPolicy({ trackers: { vkPixel: '1' } })
  expect(new Set(one.match(FOREIGN))).toEqual(new Set(['https://top-fwz1.mail.ru']))
  expect(contentPolicy({ trackers: { metrika: '1', vkPixel: '1' } })).toContain('https://mc.yandex.ru')
})

it('lets Yandex Maps in where the shop has their key, with their workers', () => {
  const policy = contentPolicy({ yandexMapsKey: 'key' })
  expect(policy).toMatch(/script-src [^;]*https:\/\/api-maps\.yandex\.ru/)
  expect(policy).toMatch(/img-src [^;]*https:\/\/\*\.maps\.yandex\.net/)
  expect(policy).toContain("worker-src 'self' blob:")
  expect(policy).not.toContain('mc.yandex.ru')
  expect(contentPolicy()).not.toContain('worker-src')
})

it('never lets inline scripts run or foreign pages frame ours', () => {
  for (const policy of [
    contentPolicy(),
    contentPolicy({ trackers: { metrika: '1' } }),
    contentPolicy({ yandexMapsKey: 'key' }),
  ]) {
    expect(policy).toMatch(/script-src 'self'(?![^;]*unsafe)/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("object-src 'none'")
  }
})
