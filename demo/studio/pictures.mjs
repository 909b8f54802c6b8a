/**
 * Renders pictures of packed products: node demo/studio/pictures.mjs [--near | --scale] [--single] [--pack NAME]
 * [--missing] [ID …] Without ids: every packed product with a rendered base. Unchanged pictures are skipped. `--near`:
 * closer views; `--single`: only products without a picture of the contents. `--scale`: pictures with a reference
 * object; `--missing`: only lists the bases that are not rendered.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { demoCategories } from '../data/categories.ts'
import { demoFarmers } from '../data/farmers.ts'
import { insidePicture } from '../pictures/inside.ts'
import { FOOD_HUES } from '../pictures/keys.ts'
import { weightOf } from '../pictures/label-words.ts'
import { FAR_ONLY } from '../pictures/near.ts'
import { packOf } from '../pictures/packs.ts'
import { scaleOf } from '../pictures/scale.ts'
import { drawLabels, LABEL_CSS } from './labels/draw.mjs'
import { identityOf, numberOf } from './labels/identities.mjs'
import { labelHtml } from './labels/label.mjs'

const studio = dirname(fileURLToPath(import.meta.url))
const out = join(studio, 'out')
const LABEL_WIDTH = 1000
/** Increment when the look of all pictures changes. */
const VERSION = 1

const underscored = (name) => name.replaceAll('-', '_')
const args = process.argv.slice(2)
const isNear = args.includes('--near')
const isScale = args.includes('--scale')
const isSingle = args.includes('--single')
const views = {
  goods: { bases: 'base', made: 'goods', mostBytes: 45 * 1024, baseOf: ({ pack }) => underscored(pack) },
  near: {
    bases: 'near',
    made: 'near-goods',
    mostBytes: 30 * 1024,
    baseOf: ({ pack }) => (FAR_ONLY.has(pack) ? null : underscored(pack)),
  },
  scale: {
    bases: 'scale',
    made: 'scale-goods',
    mostBytes: 28 * 1024,
    baseOf(_, product, farm) {
      const scaled = scaleOf(product, farm)
      return scaled && `${underscored(scaled.pack)}-${scaled.size}-${scaled.reference}`
    },
  },
}
const pictures = isNear ? 'near' : isScale ? 'scale' : 'goods'
const view = views[pictures]
const finals = join(studio, '../pictures', pictures)
const made = join(out, view.made)
const onlyPack = args.includes('--pack') ? args[args.indexOf('--pack') + 1] : null
const ids = args.filter((arg) => /^\d+$/.test(arg)).map(Number)
const hueOfCategory = new Map(demoCategories.map(({ id, hue }) => [id, hue]))
for (const folder of [join(out, 'labels'), made, finals]) mkdirSync(folder, { recursive: true })

const jobs = []
const packedIds = new Set()
const missing = new Set()
for (const farm of demoFarmers) {
  farm.products.forEach((product, index) => {
    const id = farm.id * 1000 + index + 1
    const packed = packOf(product, farm)
    const baseName = packed && view.baseOf(packed, product, farm)
    if (!baseName) return
    packedIds.add(`${id}.webp`)
    if (
      (isSingle && insidePicture(product)) ||
      (ids.length > 0 && !ids.includes(id)) ||
      (onlyPack && packed.pack !== onlyPack)
    )
      return
    const base = join(out, view.bases, baseName)
    if (!existsSync(join(base, 'base.json'))) {
      missing.add(baseName)
      return
    }
    const facts = JSON.parse(readFileSync(join(base, 'base.json'), 'utf8'))
    const identity = identityOf(farm, product, FOOD_HUES[product.picture])
    const html =
      facts.label &&
      labelHtml({
        title: product.title,
        farm: farm.title,
        badge: farm.badge.picture,
        weight: product.isWeight ? '' : weightOf(product),
        place: farm.place.region,
        identity,
        aspect: facts.label,
        width: LABEL_WIDTH,
      })
    const job = {
      base,
      label: facts.label ? join(out, 'labels', `${id}.png`) : null,
      out: join(made, `${id}.png`),
      hue: product.hue ?? hueOfCategory.get(product.category),
      filling: packed.filling ?? null,
      lid: packed.lid === null ? identity.deep : (packed.lid ?? null),
      body: packed.body === null ? identity.body : (packed.body ?? null),
      ...packed.light,
    }
    const key = String(
      numberOf(
        JSON.stringify([
          VERSION,
          html,
          { ...job, base: isScale ? baseName : packed.pack, label: '', out: '' },
          statSync(join(base, 'base.json')).mtimeMs,
          LABEL_CSS,
        ]),
      ),
    )
    jobs.push({
      id,
      html,
      height: facts.label && Math.round(LABEL_WIDTH / facts.label),
      job,
      key,
      keyFile: join(made, `${id}.key`),
    })
  })
}
if (args.includes('--missing')) {
  console.log([...missing].join('\n'))
  process.exit()
}
for (const file of readdirSync(finals)) if (!packedIds.has(file)) rmSync(join(finals, file))
const stale = jobs.filter(
  ({ id, key, keyFile }) =>
    !existsSync(join(finals, `${id}.webp`)) || !existsSync(keyFile) || readFileSync(keyFile, 'utf8') !== key,
)
console.log(`${jobs.length} pictures, ${stale.length} to make`)

const QUALITIES = [52, 60, 68, 76, 84]
/** Encodes a WebP at the best quality within the size limit, at least quality 52. */
async function lightEnough(source) {
  let best = null
  for (let low = 0, high = QUALITIES.length - 1; low <= high; ) {
    const middle = (low + high) >> 1
    const file = await sharp(source)
      .resize(1200, 1200)
      .webp({ quality: QUALITIES[middle], effort: 3, smartSubsample: true })
      .toBuffer()
    const fits = file.length <= view.mostBytes
    if (fits || middle === 0) best = file
    if (fits) low = middle + 1
    else high = middle - 1
  }
  return best
}

/** equal pictures without a label are rendered once, and pictures of one base in sequence */
const looks = [...Map.groupBy(stale, ({ key }) => key).values()].toSorted(([{ job: one }], [{ job: other }]) =>
  one.base.localeCompare(other.base),
)
const BATCH = 12
for (let from = 0; from < looks.length; from += BATCH) {
  const batch = looks.slice(from, from + BATCH)
  const firsts = batch.map(([first]) => first)
  const labeled = firsts.filter(({ html }) => html)
  await drawLabels(labeled.map(({ html, height, job }) => ({ html, width: LABEL_WIDTH, height, path: job.label })))
  const list = join(out, `jobs-${process.pid}.json`)
  writeFileSync(list, JSON.stringify(firsts.map(({ job }) => job)))
  execFileSync('/usr/bin/python3', [join(studio, 'compose.py'), list], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (const same of batch) {
    const file = await lightEnough(same[0].job.out)
    for (const { id, key, keyFile } of same) {
      writeFileSync(join(finals, `${id}.webp`), file)
      writeFileSync(keyFile, key)
    }
  }
  console.log(`${Math.min(from + BATCH, looks.length)} of ${looks.length}`)
}
