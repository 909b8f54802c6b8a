import { expect, it } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { siteTrackers } from './site-trackers.ts'

const at = (environment: Record<string, string>) => siteTrackers(readConfig(environment))
const personalization = { id: 'shop.Website', baseUrl: 'https://api.mindbox.ru' }

it('sets no tracker without a setting', () => {
  const none = at({})
  expect([none('default'), none('saas'), none('landing')]).toEqual([null, null, null])
  // a URL alone identifies no account
  expect(
    at({ MINDBOX_BASE_URL: 'https://api.s.mindbox.ru', VARIOQUB_BASE_URL: 'https://x.example' })('default'),
  ).toBeNull()
})

it('sets the A/B test counter everywhere, and the event tracker except on landings', () => {
  const set = at({ VARIOQUB_ID: '7', MINDBOX_ENDPOINT_ID: 'shop.Website' })
  const abTests = { id: '7', baseUrl: 'https://abt.s3.yandex.net' }
  expect(set('default')).toEqual({ abTests, personalization })
  expect(set('saas')).toEqual({ abTests, personalization })
  expect(set('landing')).toEqual({ abTests })
  expect(at({ MINDBOX_ENDPOINT_ID: 'shop.Website' })('landing')).toBeNull()
})
