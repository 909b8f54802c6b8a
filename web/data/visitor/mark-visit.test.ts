import { beforeEach, expect, test, vi } from 'vitest'
import { markVisit } from './mark-visit.ts'

const written: string[] = []
const page = {
  get cookie() {
    return written.map((cookie) => cookie.split(';')[0]).join('; ')
  },
  set cookie(value: string) {
    written.push(value)
  },
}
beforeEach(() => {
  written.length = 0
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'https:' })
  return () => vi.unstubAllGlobals()
})
const visit = (query: string, campaign: string | null) => markVisit(new URL(`https://shop.test/?${query}`), campaign)

test('marks a device once, for a year', () => {
  visit('', null)
  visit('', null)
  expect(written).toEqual([expect.stringMatching(/^anonymous-id=[\da-f]{32}; path=\/; max-age=31536000;/)])
})

test('stores an agent of the sales campaign for 30 days, and of no other campaign', () => {
  visit('utm_campaign=chain&utm_content=agent%20007', null)
  visit('utm_campaign=spring&utm_content=agent', 'chain')
  visit('utm_campaign=chain', 'chain')
  expect(written.filter((cookie) => cookie.startsWith('agent-id'))).toEqual([])
  visit('utm_campaign=chain&utm_content=agent%20007', 'chain')
  visit(`utm_campaign=chain&utm_source=${'x'.repeat(200)}`, 'chain')
  const [first, second] = written.filter((cookie) => cookie.startsWith('agent-id'))
  expect(first).toMatch(/^agent-id=agent%20007; path=\/; max-age=2592000;/)
  expect(second).toContain(`agent-id=${'x'.repeat(100)};`)
})
