import { expect, it } from 'vitest'
import { officeList as english } from '../en/office-list.ts'
import { officeList } from './office-list.ts'

it('says «more than» when the rows of a list were counted up to the limit', () => {
  const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')
  expect(plain(officeList.page(50, 1_000))).toBe('На странице 50 из 1 000')
  expect(plain(officeList.page(50, 1_001))).toBe('На странице 50, всего больше 1 000')
  expect(english.page(50, 1_001)).toContain('more than')
})
