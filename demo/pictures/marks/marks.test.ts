import sharp from 'sharp'
import { expect, it } from 'vitest'
import { demoFarmers } from '../../data/farmers.ts'
import { drawMark, farmMarks, initialOf, markSource } from './marks.ts'

const marks = farmMarks(demoFarmers)

it('gives every farm a mark, and no two alike', () => {
  expect([...marks.keys()]).toEqual(demoFarmers.map(({ id }) => markSource(id)))
  const drawn = [...marks.values()].map(drawMark)
  expect(new Set(drawn).size).toBe(demoFarmers.length)
  // not in another colour only
  const shapes = [...marks.values()].map(({ motif, initial, layout }) => `${motif} ${initial} ${layout}`)
  expect(new Set(shapes).size).toBe(demoFarmers.length)
})

it.each([
  ['Сыроварня Лучковых', 'Л'],
  ['Артель «Суздальский огурец»', 'С'],
  ['Пекарня «Закваска»', 'З'],
  ['Двор Мартыновых', 'М'],
  ['Хозяйство «Заречье»', 'З'],
])('takes the initial of the own name of «%s»', (title, initial) => expect(initialOf(title)).toBe(initial))

it('draws every mark in exactly two colours', () => {
  for (const [source, mark] of marks) {
    const colors = new Set(drawMark(mark).match(/#[0-9a-f]{6}/g))
    expect(colors.size, source).toBe(2)
  }
})

it('draws marks as pictures with transparent corners and a filled centre', async () => {
  for (const [source, mark] of [...marks].slice(0, 8)) {
    const { data, info } = await sharp(Buffer.from(drawMark(mark)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, data[3]], source).toEqual([240, 240, 0])
    expect(data[(120 * 240 + 120) * 4 + 3], source).toBe(255)
  }
})
