import { expect, it } from 'vitest'
import { regionInWords } from './location.ts'
import { REGION_NAMES, REGION_TITLES } from './regions.ts'

it('says every region as people do', () => {
  const wrong = Object.entries(REGION_NAMES).filter(
    ([code, name]) => regionInWords(name) !== REGION_TITLES[code as keyof typeof REGION_TITLES],
  )
  expect(wrong.map(([, name]) => `${name} -> ${regionInWords(name)}`)).toEqual([])
})
