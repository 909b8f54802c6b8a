import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoCategories } from '../data/categories.ts'
import { TILE_PICTURES, tilePicture } from './tiles.ts'

const bytesOf = (source: string) => readFileSync(new URL(source, import.meta.url))

describe('pictures of categories', () => {
  it('pictures of categories match the files exactly', () => {
    const files = readdirSync(new URL('tiles/', import.meta.url)).map((file) => `tiles/${file}`)
    expect(files.toSorted()).toEqual(TILE_PICTURES.toSorted())
  })

  it('pictures of categories belong to existing categories', () => {
    const shown = demoCategories.flatMap(({ id }) => tilePicture(id) ?? [])
    expect(shown.toSorted()).toEqual(TILE_PICTURES.toSorted())
  })

  it('pictures of categories are transparent, 320 pixels square, and small', () => {
    for (const source of TILE_PICTURES) {
      const file = bytesOf(source)
      expect(file.toString('latin1', 12, 16), source).toBe('VP8X')
      expect(file.readUInt8(20) & 0x10, source).toBe(0x10)
      expect([file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1], source).toEqual([320, 320])
      expect(file.length, source).toBeLessThan(16 * 1024)
    }
  })
})
