import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Fragment, jsx, jsxs } from './jsx-runtime.ts'

test('marks an element whose text is Russian only, and changes no other prop', () => {
  expect(renderToStaticMarkup(jsx('b', { className: 'title', children: 'Сыр козий, 6 месяцев' }))).toBe(
    '<b class="title" lang="ru">Сыр козий, 6 месяцев</b>',
  )
})

test('wraps the Russian words of mixed text', () => {
  expect(renderToStaticMarkup(jsx('p', { children: 'Owners: Мария и Андрей Лучковы. Rated 4.9' }))).toBe(
    '<p><span>Owners: <span lang="ru">Мария и Андрей Лучковы</span>. Rated 4.9</span></p>',
  )
  expect(renderToStaticMarkup(jsxs('p', { children: ['The basket ', '«Заречье»', jsx('i', { children: '!' })] }))).toBe(
    '<p>The basket <span lang="ru">«Заречье»</span><i>!</i></p>',
  )
})

test('marks children passed inside a fragment', () => {
  expect(
    renderToStaticMarkup(jsx('a', { children: jsxs(Fragment, { children: [false, 'Молоко козье', undefined] }) })),
  ).toBe('<a><span lang="ru">Молоко козье</span></a>')
})

test('adds no elements to elements of plain text', () => {
  expect(renderToStaticMarkup(jsx('option', { children: 'By price: Сыр козий' }))).toBe(
    '<option lang="ru">By price: Сыр козий</option>',
  )
})

test('leaves English text and marked elements unchanged', () => {
  const props = { children: 'Fresh' }
  expect(renderToStaticMarkup(jsx('p', props))).toBe('<p>Fresh</p>')
  expect(renderToStaticMarkup(jsx('a', { lang: 'ru', children: 'Русский' }))).toBe('<a lang="ru">Русский</a>')
})

test("translates names of the shop's lists, also in accessible names", () => {
  expect(renderToStaticMarkup(jsx('b', { children: 'Молоко и сыр' }))).toBe('<b>Milk and cheese</b>')
  expect(renderToStaticMarkup(jsx('b', { children: 'Взрослый, 2' }))).toBe('<b>Adult, 2</b>')
  expect(renderToStaticMarkup(jsx('img', { alt: 'Хлеб и выпечка' }))).toBe('<img alt="Bread and baking"/>')
  expect(renderToStaticMarkup(jsx('title', { children: 'Молоко и сыр — Okolitsa' }))).toBe(
    '<title>Milk and cheese — Okolitsa</title>',
  )
})

test('transliterates places and leaves product names unchanged', () => {
  expect(renderToStaticMarkup(jsx('b', { children: 'Белёв, Тульская область, 140 km' }))).toBe(
    '<b>Belyov, Tula Region, 140 km</b>',
  )
  expect(renderToStaticMarkup(jsx('b', { children: 'Молоко утренней дойки' }))).toBe(
    '<b lang="ru">Молоко утренней дойки</b>',
  )
})
