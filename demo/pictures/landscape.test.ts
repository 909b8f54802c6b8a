import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { LANDSCAPE_KINDS, landscape } from './landscape.ts'
import { MOODS } from './landscape-colors.ts'

describe('landscape', () => {
  it('is the same for the same seed and differs for another', () => {
    expect(landscape(7)).toBe(landscape(7))
    expect(landscape(7)).not.toBe(landscape(8))
  })

  it('draws every kind in every mood without a broken number', () => {
    for (const kind of LANDSCAPE_KINDS) {
      for (const mood of MOODS) {
        const svg = landscape(3, { kind, mood, w: 640, h: 400 })
        expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 640 400"/)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      }
    }
  })

  it('keeps the pictures that sellers already have', () => {
    const digest = createHash('sha256')
      .update(landscape(1, { kind: 'dairy', mood: 'noon' }))
      .digest('hex')
    expect(digest.slice(0, 16)).toBe('1c902aa47446067f')
  })
})
