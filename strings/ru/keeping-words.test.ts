import { describe, expect, it } from 'vitest'
import { keepingOf } from './keeping-words.ts'

const shelf = (shelfLife: string) => keepingOf({ title: 'Сыр', shelfLife, storage: '' }).shelfDays
const kept = (storage: string, title = 'Сыр') => keepingOf({ title, shelfLife: '', storage }).keeping

describe('storage texts of sellers', () => {
  it.each([
    ['5 суток', 5],
    ['21 сутки', 21],
    ['1 сутки', 1],
    ['сутки', 1],
    ['двое суток', 2],
    ['3 дня', 3],
    ['до 10 дней', 10],
    ['5–7 суток', 5],
    ['от 5 до 7 суток', 5],
    ['10 - 12 дн.', 10],
    ['5 сут.', 5],
    ['2 недели', 14],
    ['неделя', 7],
    ['48 часов', 2],
    ['36 ч', 1],
    ['12 часов', 0],
    ['12 месяцев', 360],
    ['18 мес.', 540],
    ['6 мес', 180],
    ['1 месяц', 30],
    ['полгода', 182],
    ['1 год', 365],
    ['год', 365],
    ['2 года', 730],
    ['1,5 года', 547],
    ['полтора года', 547],
    ['10 лет', 3_650],
    ['бессрочно', 36_500],
    ['без срока', 36_500],
    ['не ограничен', 36_500],
    ['посадить за 3 дня', 3],
    ['60 суток, после вскрытия 5 суток', 60],
    ['После вскрытия 3 суток', null],
    ['', null],
    ['Смотрите на этикетке', null],
    ['999999999 лет', 36_500],
  ])('reads the shelf life of «%s»', (text, days) => {
    expect(shelf(text)).toBe(days)
  })

  it.each([
    ['при 2…6 °C', 'chilled'],
    ['от +2 до +6 °C', 'chilled'],
    ['при t от +2°C до +6°C', 'chilled'],
    ['+2 +4', 'chilled'],
    ['при температуре 0-4 градуса', 'chilled'],
    ['0…4°С', 'chilled'],
    ['не выше 6 °C', 'chilled'],
    ['в холодильнике', 'chilled'],
    ['в погребе или холодильнике при 2…8 °C', 'chilled'],
    ['при −18 °C', 'frozen'],
    ['−18 °C', 'frozen'],
    ['-18°C', 'frozen'],
    ['минус 18 градусов', 'frozen'],
    ['не выше −18 °C', 'frozen'],
    ['при −4…−2 °C', 'frozen'],
    ['от -20 до -18 °C', 'frozen'],
    ['в морозильной камере', 'frozen'],
    ['на льду, при 0…2 °C', 'ice'],
    ['на льду', 'ice'],
    ['живая рыба, в воде', 'ice'],
    ['живой', 'ice'],
    ['в сухом месте при температуре до 25 °C', 'ambient'],
    ['до 25 °C; после вскрытия — в холодильнике при 2…6 °C', 'ambient'],
    ['при комнатной температуре', 'ambient'],
    ['в прохладном месте при 5…15 °C', 'ambient'],
    ['при 10…14 °C, не в холодильнике', 'ambient'],
    ['при 18…22 °C на свету', 'ambient'],
    ['не ниже 5 °C', 'ambient'],
    ['Не замораживать', 'ambient'],
    ['при 2…6 °C, повторно не замораживать', 'chilled'],
    ['в холодильнике, не замораживать', 'chilled'],
    ['', 'ambient'],
  ] as const)('reads how «%s» is kept', (text, keeping) => {
    expect(kept(text)).toBe(keeping)
  })

  it('reads the title when no other text states the storage', () => {
    expect(kept('', 'Сазан свежий на льду')).toBe('ice')
    expect(kept('', 'Малина замороженная')).toBe('frozen')
    expect(kept('при 2…6 °C', 'Крем для замороженной малины')).toBe('chilled')
    expect(kept('', 'Масло «Живое слово»')).toBe('ambient')
    expect(kept('', 'Леденцы')).toBe('ambient')
    expect(kept('', 'Живая вода')).toBe('ambient')
    expect(kept('', 'Живые раки')).toBe('ice')
  })

  it('reads a temperature next to the shelf life', () => {
    expect(keepingOf({ title: 'Пельмени', shelfLife: '6 месяцев при −18 °C', storage: '' })).toEqual({
      shelfDays: 180,
      keeping: 'frozen',
    })
    expect(keepingOf({ title: 'Творог', shelfLife: '', storage: '5 суток при 2…6 °C' })).toEqual({
      shelfDays: 5,
      keeping: 'chilled',
    })
  })
})
