import { expect, it } from 'vitest'
import { listPath, listQueryIn } from '../list-query.ts'
import { OFFICE_ORDERS_SHAPE, ordersOfCustomerPath } from './list-query.ts'

const read = (text: string) => listQueryIn(new URLSearchParams(text), OFFICE_ORDERS_SHAPE)

it('keeps filters in the URL', () => {
  const text = 'view=late&state=formed&payment=paid&seller=101&from=2026-11-20&search=%D0%B0%D0%BD%D0%BD%D0%B0&after=5'
  expect(listPath(OFFICE_ORDERS_SHAPE, read(text))).toBe(`/office/orders?${text}`)
  expect(ordersOfCustomerPath(7)).toBe('/office/orders?customer=7')
})

it('leaves out invalid values', () => {
  const wrong = read('view=all&state=y&payment=z&seller=-1&customer=99999999999&from=2026-13-01')
  expect(listPath(OFFICE_ORDERS_SHAPE, wrong)).toBe('/office/orders')
})
