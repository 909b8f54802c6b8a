import { expect, it } from 'vitest'
import { keepRecent, recentFound, recentOf } from './recent-found.ts'

it('keeps the latest six, each once', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) keepRecent({ href: `/office/orders/${id}`, title: `№ ${id}` })
  expect(recentOf(recentFound.all()).map(({ title }) => title)).toEqual(['№ 3', '№ 7', '№ 6', '№ 5', '№ 4', '№ 2'])
})
