import { ENGLISH_NAMES } from '@okolitsa/strings/ru/english-names.ts'
import { expect, it } from 'vitest'
import { festivalNames } from './seasonal-names.ts'

it('every seasonal name has an English one', () => {
  for (let month = 1; month <= 12; month += 1)
    expect(ENGLISH_NAMES.get(festivalNames(month).ru)).toEqual(expect.any(String))
})
