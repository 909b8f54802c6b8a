import { expect, it } from 'vitest'
import { distanceWords, type Viewpoint } from './distance.ts'

const moscow: Viewpoint = { isExact: false, town: 'Москва', isVillage: false }

it('writes «from you» only for a known address', () => {
  expect(distanceWords(58, 'Истра, Московская область', { ...moscow, isExact: true })).toBe('58\u00A0км от\u00A0вас')
  expect(distanceWords(58, 'Истра, Московская область', moscow)).toBe('около\u00A060\u00A0км')
})

it('omits kilometres within the town', () => {
  expect(distanceWords(0, 'Москва, Москва', moscow)).toBe('в\u00A0вашем городе')
  expect(distanceWords(2, 'Тишково, Московская область', { isExact: false, town: 'Тишково', isVillage: true })).toBe(
    'рядом',
  )
})

it('distinguishes a distant namesake and never understates the distance', () => {
  expect(distanceWords(3900, 'Москва, Тверская область', moscow)).toBe('около\u00A03\u00A0900\u00A0км')
  expect(distanceWords(3, 'Химки, Московская область', moscow)).toBe('около\u00A010\u00A0км')
})
