import { expect, inject, it } from 'vitest'
import { freshDatabase } from './fresh-database.ts'
import { runHistories } from './run-histories.ts'
import { openWorld } from './world.ts'

const open = async () => openWorld(await freshDatabase(inject('databaseServerUrl'), inject('emptyTemplate')))

// a fixed seed keeps this run the same everywhere; `live-long.ts` takes new ones
it('whatever customers, sellers, clocks and banks do, the books agree', async () => {
  const figures = await runHistories(open, { seed: 20_261_121, runs: 12 })
  expect(figures.histories).toBe(12)
  expect(figures.orders).toBeGreaterThan(12)
}, 600_000)
