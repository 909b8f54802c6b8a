import { expect, it } from 'vitest'
import { demandWeighed } from './unweighed.ts'

const line = (title: string, isWeight: boolean, picked: number | null) => ({ title, isWeight, picked })

it('refuses unweighed goods and names each once', () => {
  expect(() => demandWeighed([line('Сыр', true, null), line('Мёд', false, null), line('Сыр', true, null)])).toThrow(
    expect.objectContaining({ code: 'GOODS_NOT_WEIGHED', facts: { titles: ['Сыр'] } }),
  )
})

it('accepts weighed and omitted goods, and pieces', () => {
  expect(() => demandWeighed([line('Сыр', true, 480), line('Мясо', true, 0), line('Мёд', false, null)])).not.toThrow()
})
