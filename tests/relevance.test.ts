import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../server/platform/db/client.ts'
import { demoDatabase } from '../server/platform/db/testing.ts'
import { type Judged, KINDS, relevance } from './bench/relevance.data.ts'
import { isHeldOut, isWanted, precisionOf } from './bench/relevance-score.ts'
import { openSearch } from './bench/search-under-test.ts'

const database = openDatabase(await demoDatabase(), { max: 2 })
afterAll(() => database.close())
const { search, world } = await openSearch(database, defaultLocation)

const wantedOf = (judged: Judged) => world.filter((product) => isWanted(judged, product)).length

/**
 * Three answerable queries of each kind, none of them held out: a subset of `npm run bench:search` against regressions.
 */
const chosen = KINDS.flatMap((kind) =>
  relevance
    .filter((judged, index) => judged.kind === kind && !isHeldOut(index) && (judged.nothing || wantedOf(judged) > 0))
    .slice(0, 3),
)

it('finds correct first five results in nine of ten queries', async () => {
  const marks: { ask: string; precision: number }[] = []
  for (const judged of chosen) {
    const answer = await search(judged.ask)
    marks.push({ ask: judged.ask, precision: precisionOf(judged, answer, wantedOf(judged)) })
  }
  const mean = marks.reduce((sum, { precision }) => sum + precision, 0) / marks.length
  expect(mean, JSON.stringify(marks.filter(({ precision }) => precision < 1))).toBeGreaterThanOrEqual(0.9)
})
