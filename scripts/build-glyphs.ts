/**
 * Writes server/supply/images/preview/glyphs.json: outlines of the letters that previews of pages are written with.
 * They are drawn as paths, since a fresh machine has no fonts at all. The font is Onest (SIL OFL 1.1), the shop's own.
 *
 * npm run build:glyphs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { assetUrl } from '../assets/asset-url.ts'

interface Glyph {
  readonly advanceWidth: number
  readonly path: { toSVG(): string }
}
interface Font {
  readonly characterSet: readonly number[]
  getVariation(axes: { wght: number }): { glyphForCodePoint(point: number): Glyph }
}

const PARTS = ['basic', 'latin']
const WEIGHTS = [500, 700]
const FONTS = new URL('../web/assets/fonts/', import.meta.url)
const TARGET = new URL('../server/supply/images/preview/glyphs.json', import.meta.url)

const { create } = (await import(assetUrl('fontkit'))) as { create(file: Buffer): Font }
const { default: woff2 } = (await import(assetUrl('wawoff2'))) as {
  default: { decompress(file: Buffer): Promise<Uint8Array> }
}

/** Whole units: a thousandth of the letter's height is not seen. */
const rounded = (path: string) => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))

const weights: Record<string, Record<string, [advance: number, path: string]>> = {}
for (const part of PARTS) {
  const font = create(Buffer.from(await woff2.decompress(readFileSync(new URL(`onest-${part}.woff2`, FONTS)))))
  for (const weight of WEIGHTS) {
    const glyphs = weights[weight] ?? {}
    weights[weight] = glyphs
    const cut = font.getVariation({ wght: weight })
    for (const point of font.characterSet) {
      const sign = String.fromCodePoint(point)
      if (point < 32 || point > 0xfffd || sign in glyphs) continue
      const { advanceWidth, path } = cut.glyphForCodePoint(point)
      glyphs[sign] = [Math.round(advanceWidth), rounded(path.toSVG())]
    }
  }
}
writeFileSync(TARGET, `${JSON.stringify({ unitsPerEm: 1_000, weights })}\n`)
