import { monthsTaken } from '@okolitsa/demo/agreement.ts'
import { demoContent, demoFestivalBanner, demoShelves } from '@okolitsa/demo/data/content.ts'
import { festivalNames } from '@okolitsa/demo/data/seasonal-names.ts'
import { isOccasion, OCCASIONS } from '@okolitsa/domain/seasons/occasion.ts'
import { expect, it } from 'vitest'
import { openDatabase } from '../platform/db/client.ts'
import { demoDatabase } from '../platform/db/testing.ts'
import { festivalBannerOf, festivalTitles } from './demo-festival.ts'

const demo = await demoDatabase()

it.each([
  ['2026-11-29', 'Зимняя ярмарка'],
  ['2027-02-20', 'Зимняя ярмарка'],
  ['2027-02-26', 'Весенняя ярмарка'],
  ['2027-06-10', 'Летняя ярмарка'],
  ['2027-09-10', 'Праздник урожая'],
])('names a festival prepared on %s after the season of its first day: %s', (day, title) => {
  const now = new Date(`${day}T09:00:00Z`)
  expect(festivalTitles(now).ru).toBe(title)
  expect(festivalBannerOf(demoFestivalBanner, now).words.ru.title).toBe(title)
})

it('banners shown all year name no season and no seasonal fruit', () => {
  const always = [...demoContent, demoFestivalBanner].filter(
    ({ firstDay, lastDay, occasion }) => !firstDay && !lastDay && !occasion,
  )
  const words = JSON.stringify(always.map((block) => block.words.ru))
  expect(words).not.toMatch(/лет[оа]|летн|осен|урожа|весн|зимн|ягод|клубник|арбуз|дын|абрикос/i)
})

it('has a banner for every occasion, in both languages, and no summer word in December', () => {
  const seasonal = demoContent.filter(({ occasion }) => occasion)
  expect(seasonal.map(({ occasion }) => occasion).toSorted()).toEqual([...OCCASIONS].toSorted())
  const shown = [...seasonal, ...demoShelves].filter(
    ({ occasion }) => occasion && isOccasion(occasion, '2026-12-15', '77'),
  )
  const texts = JSON.stringify(shown)
  expect(texts).toMatch(/Подарки/)
  expect(texts).not.toMatch(/лето|урожай|арбуз|дын|абрикос/i)
})

it('a festival is a harvest festival in autumn only', () => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  expect(months.filter((month) => festivalNames(month).ru.includes('урожая'))).toEqual([9, 10, 11])
})

it('no pre-order is ready outside the months that its text names', async () => {
  const database = openDatabase(demo, { max: 1 })
  const { rows } = await database.pool.query<{ title: string; description: string; month: number }>(
    `select title, description, extract(month from harvest_ready_on)::int as month
       from product where harvest_ready_on is not null and enabled`,
  )
  await database.close()
  expect(rows.length).toBeGreaterThan(20)
  const wrong = rows.flatMap(({ title, description, month }) => {
    const months = monthsTaken(description)
    const isInside = month >= Math.min(...months) && month <= Math.max(...months)
    return months.length === 0 || isInside ? [] : [`${title}: ${description} — ${month}`]
  })
  expect(wrong).toEqual([])
  // products named after a yearly occasion
  const inSeason = { 'Кулич на закваске': [4, 5], 'Давонджын с черемшой': [3, 4, 5], 'Кумыс слабый': [6, 7, 8] }
  for (const [title, months] of Object.entries(inSeason))
    expect(months, title).toContain(rows.find((row) => row.title === title)?.month)
})
