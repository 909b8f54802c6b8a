import { z } from 'zod'
import { readData } from './read-data.ts'

const phrase = z.string()

/** Queries for measurements, as customers type them. */
export const demoSearchPhrases = readData(
  'search-phrases.json',
  z.strictObject({
    frequent: phrase,
    twoWords: phrase,
    rare: phrase,
    mistyped: phrase,
    bySound: phrase,
    partly: phrase,
    seldomTogether: phrase,
  }),
)
