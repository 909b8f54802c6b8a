/**
 * Draws the named food pictures, or all of them without names: `npm run build:food -- peas banana`.
 *
 * A picture is a transparent webp of 340×340: a Fluent Emoji drawing 236 px wide (several smaller ones for small
 * fruit and nuts) over a soft shadow, an ellipse at 0.435 of the drawing's size below the centre, blurred 7×4. The
 * backdrop is not drawn: the page puts a radial gradient of the picture's hue (`keys.ts`) under it.
 */

import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { assetUrl } from '../../scripts/assets/asset-url.ts'

const emoji: { icons: Record<string, { body: string } | undefined> } = JSON.parse(
  readFileSync(new URL(assetUrl('@iconify-json/fluent-emoji/icons.json')), 'utf8'),
)

const SIDE = 340
const DRAWING = 236

interface Recipe {
  /** Name of the drawing in the Fluent Emoji set. */
  drawing: string
  /** Number of copies of the drawing in the picture. */
  pieces?: 1 | 2 | 3
  /** For a jar only: colour of the filling and of the label's text. */
  jar?: { filling: string; ink: string; paper?: string }
}

const RECIPES: Readonly<Record<string, Recipe>> = {
  bagel: { drawing: 'bagel' },
  banana: { drawing: 'banana' },
  beans: { drawing: 'beans', pieces: 3 },
  beer: { drawing: 'beer-mug' },
  burger: { drawing: 'hamburger' },
  candy: { drawing: 'candy', pieces: 3 },
  chocolate: { drawing: 'chocolate-bar' },
  coconut: { drawing: 'coconut' },
  coffee: { drawing: 'hot-beverage' },
  crab: { drawing: 'crab' },
  cupcake: { drawing: 'cupcake' },
  doughnut: { drawing: 'doughnut', pieces: 2 },
  flatbread: { drawing: 'flatbread' },
  fries: { drawing: 'french-fries' },
  ginger: { drawing: 'ginger-root' },
  hotdog: { drawing: 'hot-dog' },
  'hot-pepper': { drawing: 'hot-pepper', pieces: 2 },
  icecream: { drawing: 'soft-ice-cream' },
  juice: { drawing: 'cup-with-straw' },
  kebab: { drawing: 'stuffed-flatbread' },
  kiwi: { drawing: 'kiwi-fruit' },
  mango: { drawing: 'mango' },
  olive: { drawing: 'olive', pieces: 2 },
  oyster: { drawing: 'oyster' },
  peach: { drawing: 'peach', pieces: 2 },
  peas: { drawing: 'pea-pod', pieces: 2 },
  pineapple: { drawing: 'pineapple' },
  sandwich: { drawing: 'sandwich' },
  sunflower: { drawing: 'sunflower' },
  sushi: { drawing: 'sushi', pieces: 2 },
  tangerine: { drawing: 'tangerine', pieces: 3 },
  waffle: { drawing: 'waffle' },
  kefir: { drawing: 'jar', jar: { filling: '#fdfbf3', ink: '#3f8a3c', paper: '#cfe8c4' } },
  pickles: { drawing: 'jar', jar: { filling: '#86a544', ink: '#4c6b1f' } },
  sauce: { drawing: 'jar', jar: { filling: '#d4502a', ink: '#b23a18' } },
  'sea-buckthorn': { drawing: 'jar', jar: { filling: '#f2a12c', ink: '#b86a0c' } },
  'sour-cream': { drawing: 'jar', jar: { filling: '#fdf8ea', ink: '#2f6cb3', paper: '#cfe2f7' } },
  yogurt: { drawing: 'jar', jar: { filling: '#f6c3cf', ink: '#c9506f' } },
}

/** Size and centre of each piece relative to the picture's centre, farthest first. */
const LAYOUTS: Readonly<Record<1 | 2 | 3, ReadonlyArray<{ side: number; x: number; y: number }>>> = {
  1: [{ side: DRAWING, x: 0, y: 0 }],
  2: [
    { side: 168, x: -44, y: -30 },
    { side: 168, x: 42, y: 26 },
  ],
  3: [
    { side: 138, x: 0, y: -58 },
    { side: 138, x: -62, y: 42 },
    { side: 138, x: 62, y: 42 },
  ],
}

type Layer = { input: Buffer; left: number; top: number }

/** Draws the filling of a jar, in the units of the set (32 by 32): the set's jar is empty. */
function fillJar({ filling, ink, paper = '#fffaf0' }: { filling: string; ink: string; paper?: string }): string {
  return `<rect x="7.4" y="11.6" width="17.2" height="16.6" rx="2.6" fill="${filling}"/><path d="M22.6 12.6v14" stroke="#fff" stroke-opacity=".55" stroke-width="1.1" stroke-linecap="round"/><rect x="10.200" y="15.400" width="11.600" height="8.400" rx="1.400" fill="${paper}"/><path d="M12.800 18.400h6.400M12.800 20.900h4" stroke="${ink}" stroke-width="1.100" stroke-linecap="round"/>`
}

/** The set's drawing as a picture of the given side in pixels. */
async function rasterize(name: string, side: number, over: string): Promise<Buffer> {
  const drawing = emoji.icons[name]
  if (!drawing) throw new Error(`Fluent Emoji has no drawing named "${name}"`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}" viewBox="0 0 32 32">${drawing.body}${over}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

function shadowUnder(side: number, x: number, y: number): string {
  return `<ellipse cx="${SIDE / 2 + x}" cy="${SIDE / 2 + y + side * 0.435}" rx="${side * 0.34}" ry="${side * 0.05}" fill="#4a3a1c" fill-opacity=".34"/>`
}

async function drawFood({ drawing, pieces = 1, jar }: Recipe): Promise<Buffer> {
  const layout = LAYOUTS[pieces]
  const shadows = layout.map(({ side, x, y }) => shadowUnder(side, x, y)).join('')
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><filter id="b" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="7 4"/></filter><g filter="url(#b)">${shadows}</g></svg>`
  const layers: Layer[] = [{ input: Buffer.from(ground), left: 0, top: 0 }]
  for (const { side, x, y } of layout) {
    layers.push({
      input: await rasterize(drawing, side, jar ? fillJar(jar) : ''),
      left: Math.round(SIDE / 2 + x - side / 2),
      top: Math.round(SIDE / 2 + y - side / 2),
    })
  }
  return sharp({ create: { width: SIDE, height: SIDE, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(layers)
    .webp({ quality: 82, alphaQuality: 90, effort: 6 })
    .toBuffer()
}

const folder = new URL('../../server/starter/pictures/food/', import.meta.url)
await mkdir(folder, { recursive: true })
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(RECIPES)
for (const name of names) {
  const recipe = RECIPES[name]
  if (!recipe) throw new Error(`No recipe for "${name}": add it to RECIPES and its hue to keys.ts`)
  await writeFile(new URL(`${name}.webp`, folder), await drawFood(recipe))
}
