import { expect, it } from 'vitest'
import { codesFor } from './use-cookie-notification.ts'

const service = { id: '1', baseUrl: 'https://script.test' }

it('names every tracker of the site, and no others', () => {
  expect(codesFor({})).toEqual(['cookie-notice'])
  expect(codesFor({ vkPixel: '1' })).toEqual(['cookie-notice', 'cookie-counters'])
  expect(codesFor({ abTests: service, personalization: service })).toEqual([
    'cookie-notice',
    'cookie-ab-tests',
    'cookie-personalization',
  ])
  expect(codesFor({ personalization: service })).toEqual(['cookie-notice', 'cookie-personalization'])
})
