import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IconButton } from './icon-button.tsx'
import { XIcon } from './icons.ts'
import { ReadingOnly } from './reading-only.ts'

const html = (whyOff: string | null, button: ReactNode) =>
  renderToStaticMarkup(<ReadingOnly value={whyOff}>{button}</ReadingOnly>)

test('turns icon buttons that change something off, with the reason, where nothing is changed', () => {
  const remove = <IconButton icon={XIcon} label="remove" onClick={() => {}} />
  expect(html('why', remove)).toMatch(/aria-disabled="true"[^>]*aria-describedby="why"/)
  expect(html(null, remove)).not.toContain('aria-d')
})

test('keeps icon buttons that only read, and links, where nothing is changed', () => {
  expect(html('why', <IconButton reads icon={XIcon} label="close" />)).not.toContain('aria-d')
  expect(html('why', <IconButton icon={XIcon} label="back" href="/cabinet" />)).not.toContain('aria-d')
})
