import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FilteredOut } from './filtered-out.tsx'
import { parseListState } from './filters.ts'
import { productList } from './list-kinds.ts'

it.each([
  ['priceTo=1', 'Под это условие ничего не нашлось', 'Уберите его, и товары найдутся:'],
  ['priceTo=1&discount=1', 'Под эти условия ничего не нашлось', 'Уберите одно из них, и товары найдутся:'],
])('%s: shows the number of filters and links to the list without one of them', (query, title, text) => {
  const state = parseListState(new URLSearchParams(query), productList)
  const html = renderToStaticMarkup(
    <FilteredOut
      state={state}
      releases={[{ filter: 'price', count: 89 }]}
      hrefOf={({ priceTo }) => `/list?${priceTo}`}
    />,
  ).replaceAll('\u00A0', ' ')
  expect(html).toContain(title)
  expect(html).toContain(text)
  expect(html).toMatch(/href="\/list\?null"[^>]*>.*?Убрать «цена»: 89 товаров/)
})
