import { expect, test } from 'vitest'
import { redirectBack } from './redirect-back.ts'

test('accepts only paths of this site', () => {
  expect(redirectBack('/account/orders/5?a=1')).toBe('/account/orders/5?a=1')
  for (const bad of [null, '', 'https://evil.example', '//evil.example', '/\\evil.example', '/sign-in?redirect=/'])
    expect(redirectBack(bad)).toBe('/account')
})
