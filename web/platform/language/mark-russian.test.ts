import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Fragment, jsx, jsxs } from './jsx-runtime.ts'

test('an element that holds Russian only is marked itself, and nothing else of it changes', () => {
  expect(renderToStaticMarkup(jsx('b', { className: 'title', children: 'Сыр козий, 6 месяцев' }))).toBe(
    '<b class="title" lang="ru">Сыр козий, 6 месяцев</b>',
  )
})

test('of mixed text the Russian words are wrapped', () => {
  expect(renderToStaticMarkup(jsx('p', { children: 'Owners: Мария и Андрей Лучковы. Rated 4.9' }))).toBe(
    '<p><span>Owners: <span lang="ru">Мария и Андрей Лучковы</span>. Rated 4.9</span></p>',
  )
  expect(renderToStaticMarkup(jsxs('p', { children: ['The basket ', '«Заречье»', jsx('i', { children: '!' })] }))).toBe(
    '<p>The basket <span lang="ru">«Заречье»</span><i>!</i></p>',
  )
})

test('what a component passes on inside a fragment is marked, too', () => {
  expect(
    renderToStaticMarkup(jsx('a', { children: jsxs(Fragment, { children: [false, 'Молоко козье', undefined] }) })),
  ).toBe('<a><span lang="ru">Молоко козье</span></a>')
})

test('elements that hold plain text only get no elements into them', () => {
  expect(renderToStaticMarkup(jsx('option', { children: 'By price: Сыр козий' }))).toBe(
    '<option lang="ru">By price: Сыр козий</option>',
  )
})

test('English and what says its language already stay as they are', () => {
  const props = { children: 'Fresh' }
  expect(renderToStaticMarkup(jsx('p', props))).toBe('<p>Fresh</p>')
  expect(renderToStaticMarkup(jsx('a', { lang: 'ru', children: 'Русский' }))).toBe('<a lang="ru">Русский</a>')
})

test('names of the shop’s own lists are said in English, and so is what is heard beside a picture', () => {
  expect(renderToStaticMarkup(jsx('b', { children: 'Молоко и сыр' }))).toBe('<b>Milk and cheese</b>')
  expect(renderToStaticMarkup(jsx('b', { children: 'Взрослый, 2' }))).toBe('<b>Adult, 2</b>')
  expect(renderToStaticMarkup(jsx('img', { alt: 'Хлеб и выпечка' }))).toBe('<img alt="Bread and baking"/>')
  expect(renderToStaticMarkup(jsx('title', { children: 'Молоко и сыр — Okolitsa' }))).toBe(
    '<title>Milk and cheese — Okolitsa</title>',
  )
})

test('places stand in Latin letters, goods as on the label', () => {
  expect(renderToStaticMarkup(jsx('b', { children: 'Белёв, Тульская область, 140 km' }))).toBe(
    '<b>Belyov, Tula Region, 140 km</b>',
  )
  expect(renderToStaticMarkup(jsx('b', { children: 'Молоко утренней дойки' }))).toBe(
    '<b lang="ru">Молоко утренней дойки</b>',
  )
})
