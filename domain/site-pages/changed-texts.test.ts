import { expect, it } from 'vitest'
import { changedTexts } from './changed-texts.ts'

const block = (props: Record<string, unknown>) => ({ id: 'a', type: 'about', version: 1, props })

it('lists changed texts, without names of styles, pictures and URLs', () => {
  const before = block({
    title: 'Сыр',
    layout: 'left',
    picture: 'farms/a.webp',
    items: [{ title: 'Ночлег', price: '1 000 ₽' }],
  })
  const after = block({
    title: 'Сыр и творог',
    layout: 'right',
    picture: 'farms/b.webp',
    items: [{ title: 'Ночлег', price: '1 200 ₽' }, { title: 'Баня' }],
  })
  expect(changedTexts(before, after)).toEqual([
    { before: 'Сыр', after: 'Сыр и творог' },
    { before: '1 000 ₽', after: '1 200 ₽' },
    { before: '', after: 'Баня' },
  ])
  expect(changedTexts(before, before)).toEqual([])
})
