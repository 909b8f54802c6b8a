import { ENGLISH_NAMES } from '@okolitsa/strings/ru/english-names.ts'
import { expect, it } from 'vitest'
import { festivalNames } from './seasonal-names.ts'

it('has an English name for every seasonal name', () => {
  for (let month = 1; month <= 12; month += 1)
    expect(ENGLISH_NAMES.get(festivalNames(month).ru)).toEqual(expect.any(String))
})
