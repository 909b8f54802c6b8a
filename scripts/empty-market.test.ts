import { expect, it } from 'vitest'
import { emptyMarketSettings } from './empty-market.mjs'

const empty = { OKOLITSA_DEMO: '0', OKOLITSA_DATA_DIR: '.data-empty', DADATA_MODE: 'emulator' }

it('starts an empty market in a folder of its own when the flag or the setting asks for it', () => {
  expect(emptyMarketSettings(['--empty'], {})).toEqual(empty)
  expect(emptyMarketSettings(['--empty'], { OKOLITSA_DEMO: '1' })).toEqual(empty)
  expect(emptyMarketSettings([], { OKOLITSA_DEMO: '0' })).toEqual(empty)
})

it('keeps the demo and a production market as they are', () => {
  expect(emptyMarketSettings([], {})).toEqual({})
  expect(emptyMarketSettings(['--dev'], { OKOLITSA_DEMO: '1' })).toEqual({})
  expect(emptyMarketSettings([], { OKOLITSA_DEMO: '0', NODE_ENV: 'production' })).toEqual({})
})

it('prefers settings that are given', () => {
  expect(emptyMarketSettings(['--empty'], { OKOLITSA_DATA_DIR: '/data', DADATA_TOKEN: 'token' })).toEqual({
    ...empty,
    OKOLITSA_DATA_DIR: '/data',
    DADATA_MODE: 'live',
  })
})
