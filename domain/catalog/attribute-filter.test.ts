import fc from 'fast-check'
import { expect, it } from 'vitest'
import { askedAttributes, attributeFilter, readAttributeFilter } from './attribute-filter.ts'

it('reads the value from which a filter was made, with any characters', () => {
  const value = fc.oneof(
    fc.string({ minLength: 1, maxLength: 60 }),
    fc.constantFrom('Антоновка, ранняя', 'a=b&c', '50 %'),
  )
  fc.assert(
    fc.property(value, (text) => {
      fc.pre(!text.includes('\0'))
      const filter = attributeFilter('variety', text)
      expect(filter).not.toContain(',')
      expect(readAttributeFilter(filter)).toEqual({ key: 'variety', value: text })
    }),
  )
})

it('joins values of one key by OR and keys by AND, and ignores malformed filters', () => {
  expect(askedAttributes(['attribute:milk=goat', 'inStock', 'attribute:milk=cow', 'attribute:fat=4.5'])).toEqual({
    milk: ['goat', 'cow'],
    fat: ['4.5'],
  })
  expect(askedAttributes(['inStock', 'attribute:milk=', 'attribute:=goat', 'attribute:a b=c'])).toBeNull()
  // a malformed escape sequence is taken literally
  expect(askedAttributes(['attribute:milk=%E0%A4%A', 'attribute:milk=%00'])).toEqual({ milk: ['%E0%A4%A', '%00'] })
})
