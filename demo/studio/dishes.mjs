/**
 * Renders pictures of dishes: node demo/studio/dishes.mjs [--form NAME] [SLUG …] Without slugs: every dish that has a
 * look and a rendered base, and no picture yet.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoMarketplace } from '../marketplace.ts'
import { dishLookOf } from '../pictures/dishes.ts'
import { FOOD_HUES } from '../pictures/keys.ts'

const studio = dirname(fileURLToPath(import.meta.url))
const finals = join(studio, '../pictures/dishes')
const args = process.argv.slice(2)
const onlyForm = args.includes('--form') ? args[args.indexOf('--form') + 1] : null
const slugs = args.filter((arg) => /-\d{3}$/.test(arg))

const jobs = demoMarketplace.restaurants.flatMap(({ id, menu }) =>
  menu.flatMap(({ dishes }) =>
    dishes.flatMap(({ slug, hue, picture }) => {
      const look = dishLookOf(slug, id)
      if (!look || (onlyForm && look.form !== onlyForm)) return []
      const base = join(studio, 'out/dishes', look.form.replace(':', '_'))
      const out = join(finals, `${slug}.webp`)
      const isWanted = slugs.length > 0 ? slugs.includes(slug) : !existsSync(out)
      if (!isWanted || !existsSync(join(base, 'base.json'))) return []
      return [{ base, out, side: 1200, limit: 60_000, hue: hue ?? FOOD_HUES[picture] ?? 60, colors: look.colors }]
    }),
  ),
)
console.log(`${jobs.length} pictures to make`)
mkdirSync(join(studio, 'out'), { recursive: true })
const list = join(studio, 'out', `dishes-${process.pid}.json`)
writeFileSync(list, JSON.stringify(jobs))
execFileSync('/usr/bin/python3', [join(studio, 'dishes.py'), list], { stdio: ['ignore', 'ignore', 'inherit'] })
