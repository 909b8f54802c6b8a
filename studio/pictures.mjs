/**
 * Pictures of packed products: node studio/pictures.mjs [--pack NAME] [--sheet] [ID …]
 * Without ids: every product of the demo that is packed and whose base is rendered. What has not changed is left alone.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { demoCategories } from '../demo/data/categories.ts'
import { farmersA } from '../demo/data/farmers-a.ts'
import { farmersB } from '../demo/data/farmers-b.ts'
import { FOOD_HUES } from '../demo/pictures/keys.ts'
import { weightOf } from '../demo/pictures/label-words.ts'
import { packOf } from '../demo/pictures/packs.ts'
import { drawLabels, LABEL_CSS } from './labels/draw.mjs'
import { identityOf, numberOf } from './labels/identities.mjs'
import { labelHtml } from './labels/label.mjs'

const studio = dirname(fileURLToPath(import.meta.url))
const out = join(studio, 'out')
const finals = join(studio, '../demo/pictures/goods')
const LABEL_WIDTH = 1000
const MOST_BYTES = 45 * 1024
/** Raise it when what a picture looks like changes for all. */
const VERSION = 1

const args = process.argv.slice(2)
const onlyPack = args.includes('--pack') ? args[args.indexOf('--pack') + 1] : null
const ids = args.filter((arg) => /^\d+$/.test(arg)).map(Number)
const hueOfCategory = new Map(demoCategories.map(({ id, hue }) => [id, hue]))
for (const folder of ['labels', 'goods']) mkdirSync(join(out, folder), { recursive: true })
mkdirSync(finals, { recursive: true })

const jobs = []
const packedIds = new Set()
for (const farm of [...farmersA, ...farmersB]) {
  farm.products.forEach((product, index) => {
    const id = farm.id * 1000 + index + 1
    const packed = packOf(product, farm)
    if (packed) packedIds.add(`${id}.webp`)
    if (!packed || (ids.length > 0 && !ids.includes(id)) || (onlyPack && packed.pack !== onlyPack)) return
    const base = join(out, 'base', packed.pack.replaceAll('-', '_'))
    if (!existsSync(join(base, 'base.json'))) return
    const facts = JSON.parse(readFileSync(join(base, 'base.json'), 'utf8'))
    const identity = identityOf(farm, product, FOOD_HUES[product.picture])
    const html = labelHtml({
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
      label: join(out, 'labels', `${id}.png`),
      out: join(out, 'goods', `${id}.png`),
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
          { ...job, base: packed.pack, label: '', out: '' },
          statSync(join(base, 'base.json')).mtimeMs,
          LABEL_CSS,
        ]),
      ),
    )
    jobs.push({
      id,
      html,
      height: Math.round(LABEL_WIDTH / facts.label),
      job,
      key,
      keyFile: join(out, 'goods', `${id}.key`),
    })
  })
}
for (const file of readdirSync(finals)) if (!packedIds.has(file)) rmSync(join(finals, file))
const stale = jobs.filter(
  ({ id, key, keyFile }) =>
    !existsSync(join(finals, `${id}.webp`)) || !existsSync(keyFile) || readFileSync(keyFile, 'utf8') !== key,
)
console.log(`${jobs.length} pictures, ${stale.length} to make`)

/** As a WebP: as fine as its weight allows, and never coarser than quality 52. */
async function lightEnough(source) {
  for (let quality = 84; ; quality -= 8) {
    const file = await sharp(source).webp({ quality, effort: 3, smartSubsample: true }).toBuffer()
    if (file.length <= MOST_BYTES || quality <= 52) return file
  }
}

const BATCH = 12
for (let from = 0; from < stale.length; from += BATCH) {
  const batch = stale.slice(from, from + BATCH)
  await drawLabels(batch.map(({ html, height, job }) => ({ html, width: LABEL_WIDTH, height, path: job.label })))
  const list = join(out, `jobs-${process.pid}.json`)
  writeFileSync(list, JSON.stringify(batch.map(({ job }) => job)))
  execFileSync('/usr/bin/python3', [join(studio, 'compose.py'), list], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (const { id, job, key, keyFile } of batch) {
    writeFileSync(join(finals, `${id}.webp`), await lightEnough(job.out))
    writeFileSync(keyFile, key)
  }
  console.log(`${Math.min(from + BATCH, stale.length)} of ${stale.length}`)
}
