import { expect, it } from 'vitest'
import { plusDays } from '../clock/clock.ts'
import { recipesOfTheDay } from './recipes-of-the-day.ts'

const short = [10, 20, 25, 30, 45].map((minutes) => ({ minutes }))
const long = [60, 90, 120].map((minutes) => ({ minutes }))
const FRIDAY = '2026-11-20'

it('prefers quick recipes on workdays and slow ones on days off', () => {
  expect(recipesOfTheDay([...long, ...short], FRIDAY, 4).every(({ minutes }) => minutes <= 45)).toBe(true)
  for (const day of [plusDays(FRIDAY, 1), plusDays(FRIDAY, 2)])
    expect(recipesOfTheDay([...short, ...long], day, 3).every(({ minutes }) => minutes > 45)).toBe(true)
  expect(recipesOfTheDay(short, plusDays(FRIDAY, 1), 4)).toHaveLength(4)
  expect(recipesOfTheDay([], FRIDAY, 4)).toEqual([])
})

it('rotates through all recipes and returns the same recipes all day', () => {
  const seen = new Set<number>()
  for (let day = 0; day < 5; day++)
    for (const { minutes } of recipesOfTheDay(short, plusDays('2026-11-16', day), 2)) seen.add(minutes)
  expect(seen.size).toBe(short.length)
  expect(recipesOfTheDay(short, FRIDAY, 4)).toEqual(recipesOfTheDay(short, FRIDAY, 4))
})
