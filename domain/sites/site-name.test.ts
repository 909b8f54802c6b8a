import { expect, it } from 'vitest'
import { isReservedSiteName } from './site-name.ts'

it.each([
  'www',
  'wpad',
  'autodiscover',
  'support',
  'pay',
  'login',
  'sberbank',
  'sber-online',
  'bank-okolitsa-ru',
  'my-okolitsa',
  'okol-itsa',
  'ok0litsa',
  'farm-pay',
  'sberfarm',
])('%s is reserved', (name) => expect(isReservedSiteName(name)).toBe(true))

it.each(['ferma', 'paseka-egora', 'payton', 'syr-101', 'kalach', 'banka-varenya'])('allows the name %s', (name) =>
  expect(isReservedSiteName(name)).toBe(false),
)
