import { expect, inject, it } from 'vitest'
import { freshDatabase } from './fresh-database.ts'
import { runHistories } from './run-histories.ts'
import { openWorld } from './world.ts'

const open = async () => openWorld(await freshDatabase(inject('databaseServerUrl'), inject('emptyTemplate')))

// a fixed seed makes this run reproducible; `live-long.ts` uses new ones
it('keeps the books consistent after any actions of customers, sellers, clocks and banks', async () => {
  const figures = await runHistories(open, { seed: 20_261_121, runs: 12 })
  expect(figures.histories).toBe(12)
  expect(figures.orders).toBeGreaterThan(12)
}, 600_000)
