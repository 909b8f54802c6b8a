import { describe, expect, it } from 'vitest'
import { ATTRIBUTE_KEYS, attributeMistake, attributeOf, attributesMistakes, attributesOfPath } from './attributes.ts'

describe('what goods of a category say of themselves', () => {
  it('a number stays between its ends and has no more decimals than it may', () => {
    for (const key of ATTRIBUTE_KEYS) {
      const definition = attributeOf(key)
      if (definition.kind !== 'number') continue
      expect(attributeMistake(key, definition.least)).toBeNull()
      expect(attributeMistake(key, definition.most)).toBeNull()
      expect(attributeMistake(key, definition.most + 1)).toBe('tooBig')
      expect(attributeMistake(key, definition.least - 1)).toBe('tooSmall')
      expect(attributeMistake(key, definition.least + 0.05)).toBe('wrongValue')
      expect(attributeMistake(key, String(definition.least))).toBe('wrongValue')
    }
    expect(attributesMistakes({ fat: 3.2 })).toEqual({})
  })
  it('a choice is one of its options, a text is short and not empty, and no other key is known', () => {
    expect(attributesMistakes({ milk: 'goat', variety: 'Антоновка' })).toEqual({})
    expect(attributesMistakes({ milk: 'camel', breed: ' ', variety: 'x'.repeat(61) })).toEqual({
      'attributes.milk': 'wrongValue',
      'attributes.breed': 'required',
      'attributes.variety': 'tooLong',
    })
    expect(attributesMistakes({ colour: 'red' } as object)).toEqual({ 'attributes.colour': 'wrongValue' })
  })
  it('a category has those of the ones above it, each once', () => {
    const categories = new Map([
      [1, { parentId: null, attributes: ['milk', 'fat'] as const }],
      [2, { parentId: 1, attributes: ['ripening', 'fat'] as const }],
    ])
    expect(attributesOfPath(2, categories)).toEqual(['milk', 'fat', 'ripening'])
    expect(attributesOfPath(9, categories)).toEqual([])
  })
})
