import { expect, it } from 'vitest'
import { officeOrdersPath, officeOrdersQueryOf } from './list-query.ts'

const read = (text: string) => officeOrdersQueryOf(new URLSearchParams(text))

it('keeps filters in the URL', () => {
  const text = 'view=late&search=%D0%B0%D0%BD%D0%BD%D0%B0&state=formed&payment=paid&seller=101&from=2026-11-20&after=5'
  expect(officeOrdersPath(read(text))).toBe(`/office/orders?${text}`)
})

it('leaves out invalid values', () => {
  expect(officeOrdersPath(read('view=x&state=y&payment=z&seller=-1&customer=a&from=2026-13-01&after=0'))).toBe(
    '/office/orders',
  )
})
