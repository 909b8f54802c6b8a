import { expect, it } from 'vitest'
import { pagesOfPdf } from '../../../testing/pdf.data.ts'
import { createPdf } from './pdf.ts'
import { createSheet, SHEET_TITLE } from './sheet.ts'

const NOW = new Date('2026-11-24T08:00:00Z')

it('breaks a long table between rows, repeats its headers, and numbers the pages', async () => {
  const pdf = await createPdf({ title: 'Лист', language: 'ru', now: NOW, keepsPages: true })
  const sheet = createSheet(pdf)
  sheet.write('Собрать', SHEET_TITLE)
  const rows = Array.from({ length: 90 }, (_, index) => [`Товар ${index}`, `${index} ₽`])
  sheet.table(
    [
      { title: 'Что', share: 0.8, isStrong: true },
      { title: 'Сколько', share: 0.2, isRight: true },
    ],
    rows,
  )
  sheet.foot('Собрал', (page, all) => `${page} из ${all}`)
  const pages = pagesOfPdf(await pdf.bytes())
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.every((page) => page.includes('Сколько') && page.includes('Собрал'))).toBe(true)
  expect(pages.map((page) => page.split('\n').at(-1))).toEqual(
    pages.map((_, index) => `${index + 1} из ${pages.length}`),
  )
  const written = pages.join('\n').split('\n')
  expect(written.filter((line) => line.startsWith('Товар'))).toEqual(rows.map(([title]) => title))
  expect(written.filter((line) => line.endsWith('₽'))).toEqual(rows.map(([, sum]) => sum))
})

it('writes letters of the languages of Russia that can be copied, and a square for a missing glyph', async () => {
  const pdf = await createPdf({ title: 'Буквы', language: 'ru', now: NOW, keepsPages: true })
  const text = 'Әлфия Ӝ Ԥ №7 «ё» 12 ₽ ½'
  const sheet = createSheet(pdf)
  sheet.write(text, SHEET_TITLE)
  sheet.write('сыр\u200B 🧀', SHEET_TITLE)
  expect(pagesOfPdf(await pdf.bytes())).toEqual([`${text}\nсыр □`])
})
