import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type RichNode, RichText } from './rich-text.tsx'

const paragraph = (text: string): RichNode => ({ kind: 'paragraph', spans: [{ text }] })
const plainText = (body: readonly RichNode[]) => renderToStaticMarkup(<RichText body={body} />).replace(/<[^>]+>/g, '')

it('keeps a space between parts that may be on one line', () => {
  expect(plainText([paragraph('Неудобно.'), paragraph('Помогает счётчик.')])).toBe('Неудобно. Помогает счётчик.')
  expect(plainText([{ kind: 'heading', text: 'О счётчиках' }, paragraph('Их два.')])).toBe('О счётчиках Их два.')
})

it('starts and ends without a space', () => {
  expect(plainText([paragraph('Одно предложение.')])).toBe('Одно предложение.')
})
