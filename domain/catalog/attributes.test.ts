import { describe, expect, it } from 'vitest'
import { ATTRIBUTE_KEYS, attributeMistake, attributeOf, attributesMistakes, attributesOfPath } from './attributes.ts'

describe('attributes of a category', () => {
  it('refuses numbers out of range or with too many decimals', () => {
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
  it('accepts options of a choice and short non-empty texts, and refuses unknown keys', () => {
    expect(attributesMistakes({ milk: 'goat', variety: 'Антоновка' })).toEqual({})
    expect(attributesMistakes({ milk: 'camel', breed: ' ', variety: 'x'.repeat(61) })).toEqual({
      'attributes.milk': 'wrongValue',
      'attributes.breed': 'required',
      'attributes.variety': 'tooLong',
    })
    expect(attributesMistakes({ colour: 'red' } as object)).toEqual({ 'attributes.colour': 'wrongValue' })
  })
  it('includes the attributes of parent categories, each once', () => {
    const categories = new Map([
      [1, { parentId: null, attributes: ['milk', 'fat'] as const }],
      [2, { parentId: 1, attributes: ['ripening', 'fat'] as const }],
    ])
    expect(attributesOfPath(2, categories)).toEqual(['milk', 'fat', 'ripening'])
    expect(attributesOfPath(9, categories)).toEqual([])
  })
})
