import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { callerHeaders } from './caller.ts'
import { visitor } from './visitor.ts'

let cookie = ''
beforeEach(() => {
  cookie = ''
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
  })
  return () => vi.unstubAllGlobals()
})

const headersAt = async (site: Partial<SiteInfo>) => {
  await Promise.resolve()
  const known = {
    market: { name: 'Рынок', state: 'open', closedAreas: [] },
    siteUuid: null,
    mode: 'default',
    organizationId: null,
    origin: 'https://shop.test',
  } as const
  visitor.start({ location: defaultLocation, site: { ...known, ...site } })
  return callerHeaders()
}

it("sends the source everywhere, the mode on sellers' sites, and the tester mark", async () => {
  expect(await headersAt({})).toEqual({ 'x-source': 'web', 'x-app-version': expect.any(String) })
  expect(await headersAt({ mode: 'landing' })).not.toHaveProperty('x-site-mode')
  expect(await headersAt({ mode: 'saas' })).toMatchObject({ 'x-site-mode': 'saas' })
  expect(await headersAt({ mode: 'saas', isConstructor: true })).toMatchObject({ 'x-site-mode': 'constructor' })
  expect(await headersAt({})).not.toHaveProperty('x-test-seller')
  cookie = 'hidden-seller=1'
  expect(await headersAt({})).toMatchObject({ 'x-test-seller': '1' })
})
