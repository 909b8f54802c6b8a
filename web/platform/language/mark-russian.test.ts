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
  expect(renderToStaticMarkup(jsx('a', { children: jsxs(Fragment, { children: [false, 'Молоко', undefined] }) }))).toBe(
    '<a><span lang="ru">Молоко</span></a>',
  )
})

test('elements that hold plain text only get no elements into them', () => {
  expect(renderToStaticMarkup(jsx('option', { children: 'By price: Сыр' }))).toBe(
    '<option lang="ru">By price: Сыр</option>',
  )
})

test('English and what says its language already stay as they are', () => {
  const props = { children: 'Fresh' }
  expect(renderToStaticMarkup(jsx('p', props))).toBe('<p>Fresh</p>')
  expect(renderToStaticMarkup(jsx('a', { lang: 'ru', children: 'Русский' }))).toBe('<a lang="ru">Русский</a>')
})
