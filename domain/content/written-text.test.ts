import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ContentNode } from './content-block.ts'
import { bodyOf, writtenText } from './written-text.ts'

const text = fc
  .string({
    unit: fc.constantFrom('a', 'я', ' ', '*', '[', ']', '(', ')', '\\', '#', '-'),
    minLength: 1,
    maxLength: 12,
  })
  .filter((one) => one.trim() !== '')
const href = fc.constantFrom('/returns', 'https://shop.example/a', 'mailto:a@b.example', 'tel:+79160000000')
// neighbours of one look are one run, so a list of runs alternates
const spans = fc
  .array(fc.oneof(fc.record({ text }), fc.record({ text, href })), { minLength: 1, maxLength: 3 })
  .map((all) => all.map((span, index) => (index % 2 === 1 ? { ...span, isStrong: true } : span)))
const body: fc.Arbitrary<ContentNode[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('heading' as const), text }),
    fc.record({ kind: fc.constant('paragraph' as const), spans }),
    fc.record({ kind: fc.constant('list' as const), items: fc.array(spans, { minLength: 1, maxLength: 3 }) }),
  ),
  { maxLength: 6 },
)

it('returns the same text after it was written and read', () => {
  fc.assert(
    fc.property(body, (nodes) => {
      expect(bodyOf(writtenText(nodes))).toEqual(nodes)
    }),
  )
})

it('reads headings, lists, bold words and links', () => {
  expect(bodyOf('## Кто\nМы **площадка**, [правила](/returns)\n- раз\n- два\n\n- три\n\\- не список')).toEqual([
    { kind: 'heading', text: 'Кто' },
    {
      kind: 'paragraph',
      spans: [
        { text: 'Мы ' },
        { text: 'площадка', isStrong: true },
        { text: ', ' },
        { text: 'правила', href: '/returns' },
      ],
    },
    { kind: 'list', items: [[{ text: 'раз' }], [{ text: 'два' }]] },
    { kind: 'list', items: [[{ text: 'три' }]] },
    { kind: 'paragraph', spans: [{ text: '- не список' }] },
  ])
})
