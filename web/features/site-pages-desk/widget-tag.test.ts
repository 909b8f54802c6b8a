import { expect, test } from 'vitest'
import { widgetAttributes, widgetTag } from './widget-tag.ts'

test('renders the chosen options and escapes characters that could end the tag', () => {
  const choice = { section: '', count: 8, heading: '', language: 'ru' }
  expect(widgetTag('https://syr.example', widgetAttributes('u', choice))).toBe(
    '<script async src="https://syr.example/widget.js" data-site="u" data-count="8"></script>',
  )
  const chosen = { section: 'syry', count: 4, heading: ' "><script>alert(1)&', language: 'en' }
  expect(widgetTag('https://syr.example', widgetAttributes('u', chosen))).toBe(
    '<script async src="https://syr.example/widget.js" data-site="u" data-count="4" data-section="syry"' +
      ' data-heading="&quot;>&lt;script>alert(1)&amp;" data-language="en"></script>',
  )
})
