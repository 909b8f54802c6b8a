import type { AlcoholWords } from '@okolitsa/domain/catalog/alcohol.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export async function alcoholWords(executor: Executor): Promise<AlcoholWords> {
  const rows = await run<{ word: string; says: string }>(executor, 'select word, says from alcohol_word')
  const saying = (says: string) => rows.filter((row) => row.says === says).map(({ word }) => word)
  return {
    drinks: new Set(saying('drink')),
    prepositions: new Set(saying('preposition')),
    without: saying('without'),
    strength: new Set(saying('strength')),
    food: new Set(saying('food')),
    joining: new Set(saying('joining')),
    sale: saying('sale'),
    negation: new Set(saying('negation')),
    events: saying('event'),
    containers: new Set(saying('container')),
  }
}
