import { expect, it } from 'vitest'
import { maySeePin, PIN_PATH } from './pins.ts'

it('lists pinned pages as far as the person may open them', () => {
  expect(maySeePin('/office/orders/7', ['seeOrders'])).toBe(true)
  expect(maySeePin('/office/orders?view=late', [])).toBe(false)
  expect(maySeePin('/office/sellers', [])).toBe(false)
  expect(maySeePin('/product/syr-7', [])).toBe(true)
})

it('pins pages of this market only', () => {
  for (const path of ['/office/orders/7', '/office/orders?search=%D0%B0&view=late'])
    expect(PIN_PATH.test(path)).toBe(true)
  for (const path of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/a b', ''])
    expect(PIN_PATH.test(path)).toBe(false)
})
