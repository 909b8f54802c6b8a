import { describe, expect, it } from 'vitest'
import { type Crop, grownThere, isInSeason, nextInSeason } from './crop-calendar.ts'

const crop = (code: string, words: string[], months: Crop['seasons'], kind: Crop['kind'] = 'harvest'): Crop => ({
  code,
  title: code,
  kind,
  words,
  seasons: months,
})
const SUMMER = [{ from: 6, to: 8 }]
const CALENDAR = [
  crop('tomato', ['помидор*', 'томат*'], { centre: SUMMER }),
  crop('potato', ['картофел*', 'картошк*'], { centre: SUMMER }),
  crop('persimmon', ['хурм*'], { south: [{ from: 11, to: 1 }] }),
  crop('rassada', ['рассад*'], { centre: [{ from: 4, to: 6 }] }, 'planting'),
  crop('plum', ['слива', 'сливы'], { centre: SUMMER }),
  crop('indoors', ['тепличн*', 'вялен*'], {}, 'none'),
]
const named = (title: string, zone: 'centre' | 'south' | 'north' = 'centre') =>
  grownThere(CALENDAR, title, zone)?.crop.code ?? null

describe('the calendar of crops', () => {
  it('identifies a crop by the first crop name of a title', () => {
    expect(named('Помидоры «Бычье сердце»')).toBe('tomato')
    expect(named('Молодая картошка')).toBe('potato')
    expect(named('Рассада помидоров, три сорта')).toBe('rassada')
    expect(named('Слива «Стенлей»')).toBe('plum')
  })

  it('ignores ingredients, processed products and greenhouse crops', () => {
    expect(named('Пирог с картошкой и грибами')).toBeNull()
    expect(named('Сливки 20 %')).toBeNull()
    expect(named('Томаты вяленые')).toBeNull()
    expect(named('Тепличные помидоры')).toBeNull()
  })

  it('returns null for a zone without data', () => {
    expect(named('Хурма', 'south')).toBe('persimmon')
    expect(named('Хурма', 'north')).toBeNull()
    expect(grownThere(CALENDAR, 'Помидоры', null)).toBeNull()
  })

  it('decides whether a day is in season, also over the New Year, and finds the start of the next season', () => {
    expect(isInSeason(SUMMER, '2026-06-01')).toBe(true)
    expect(isInSeason(SUMMER, '2026-09-01')).toBe(false)
    const winter = [{ from: 11, to: 1 }]
    expect([isInSeason(winter, '2026-12-31'), isInSeason(winter, '2026-02-01')]).toEqual([true, false])
    expect(nextInSeason(SUMMER, '2026-07-15')).toBe('2026-07-15')
    expect(nextInSeason(SUMMER, '2026-11-29')).toBe('2027-06-01')
    expect(
      nextInSeason(
        [
          { from: 4, to: 5 },
          { from: 9, to: 10 },
        ],
        '2026-06-10',
      ),
    ).toBe('2026-09-01')
    expect(nextInSeason([], '2026-06-10')).toBe('2026-06-10')
  })
})
