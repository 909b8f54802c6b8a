import { expect, it } from 'vitest'
import { blockTexts, withBlockText } from './block-texts.ts'

const props = {
  title: 'Сыр',
  layout: 'full',
  picture: null,
  text: 'Варим сами.\n\nВозим в пятницу.\nПо городу.',
  items: [{ title: 'Сыр' }, { title: 'Творог' }],
}

it('lists texts of a block in order, by paragraph', () => {
  expect(blockTexts(props).map(({ path, paragraph, text }) => [path.join('.'), paragraph, text])).toEqual([
    ['title', 0, 'Сыр'],
    ['layout', 0, 'full'],
    ['text', 0, 'Варим сами.'],
    ['text', 1, 'Возим в пятницу.\nПо городу.'],
    ['items.0.title', 0, 'Сыр'],
    ['items.1.title', 0, 'Творог'],
  ])
})

it('replaces a text only in its own place and leaves the others unchanged', () => {
  const at = (text: string) => {
    const place = blockTexts(props).find((one) => one.text === text)
    if (!place) throw new Error(text)
    return place
  }
  const second = at('Возим в пятницу.\nПо городу.')
  const emptied = withBlockText(props, second, '')
  expect(withBlockText(emptied, second, 'Возим по средам.').text).toBe('Варим сами.\n\nВозим по средам.')
  expect(withBlockText(props, at('Творог'), 'Сметана').items).toEqual([{ title: 'Сыр' }, { title: 'Сметана' }])
  expect(props.items[1]).toEqual({ title: 'Творог' })
})
