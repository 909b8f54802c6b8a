import { expect, it } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const FOREIGN = /https?:\/\/[^\s;]+/g

it('lets nobody in but the counters that are set', () => {
  expect(contentPolicy()).not.toMatch(FOREIGN)
  const one = contentPolicy({ vkPixel: '1' })
  expect(new Set(one.match(FOREIGN))).toEqual(new Set(['https://top-fwz1.mail.ru']))
  expect(contentPolicy({ metrika: '1', vkPixel: '1' })).toContain('https://mc.yandex.ru')
})

it('never lets inline scripts run or foreign pages frame ours', () => {
  for (const policy of [contentPolicy(), contentPolicy({ metrika: '1' })]) {
    expect(policy).toMatch(/script-src 'self'(?![^;]*unsafe)/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("object-src 'none'")
  }
})
