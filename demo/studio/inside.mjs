/**
 * Renders pictures of contents: node demo/studio/inside.mjs [--again] [--form NAME] [KEY …] Without keys: every key
 * that a rule names, whose base is rendered, and that has no picture yet (--again: all). --missing: only lists the
 * forms without a base.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoMarketplace } from '../marketplace.ts'
import { insideOf } from '../pictures/inside.ts'

const studio = dirname(fileURLToPath(import.meta.url))
const finals = join(studio, '../pictures/inside')
const args = process.argv.slice(2)
const isAgain = args.includes('--again')
const form = args.includes('--form') ? args[args.indexOf('--form') + 1] : null
const keys = args.filter((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--form')
const hues = new Map(demoMarketplace.categories.map(({ id, hue }) => [id, hue]))

/** Flat surfaces that mirror the window. Their gloss is reduced, because reflections from few samples are grainy. */
const CALM = new Set(['mug', 'spoonful:honey', 'spoonful:jam', 'spoonful:oil', 'fried:liver', 'wedges:souffle'])
const baseOf = (name) => join(studio, 'out/inside', `inside_${name.replace(':', '_')}`)

const kinds = new Map()
for (const { products } of demoMarketplace.organizations) {
  for (const product of products) {
    const shown = insideOf(product)
    if (!shown || 'dish' in shown) continue
    const { key } = shown
    const hue = product.hue ?? hues.get(product.category)
    const kind = kinds.get(key) ?? { ...shown, hue, count: 0 }
    if (JSON.stringify(kind.colors) !== JSON.stringify(shown.colors)) throw new Error(`two looks of one key: ${key}`)
    kinds.set(key, { ...kind, count: kind.count + 1 })
  }
}
for (const file of readdirSync(finals)) if (!kinds.has(file.replace('.webp', ''))) rmSync(join(finals, file))

const jobs = [...kinds.values()].flatMap((kind) => {
  const base = baseOf(kind.form)
  const out = join(finals, `${kind.key}.webp`)
  const isWanted = keys.length > 0 ? keys.includes(kind.key) : form ? kind.form === form : isAgain || !existsSync(out)
  if (!isWanted || !existsSync(join(base, 'base.json'))) return []
  return [{ base, out, hue: kind.hue, colors: kind.colors, gloss: CALM.has(kind.form) ? 0.45 : 1, limit: 44_900 }]
})
const forms = Map.groupBy([...kinds.values()], (kind) => kind.form)
const missing = [...forms].filter(([name]) => !existsSync(join(baseOf(name), 'base.json')))
if (args.includes('--missing')) {
  console.log(missing.map(([name]) => name).join('\n'))
  process.exit()
}
for (const [name, of] of missing) {
  console.log(`no base: ${name} (${of.length} kinds, ${of.reduce((sum, { count }) => sum + count, 0)} products)`)
}
console.log(`${kinds.size} kinds, ${jobs.length} pictures to make`)
mkdirSync(join(studio, 'out'), { recursive: true })
const list = join(studio, 'out', `inside-${process.pid}.json`)
writeFileSync(list, JSON.stringify(jobs))
execFileSync('/usr/bin/python3', [join(studio, 'dishes.py'), list], { stdio: ['ignore', 'ignore', 'inherit'] })
