import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

let languages: readonly string[] | undefined
vi.mock('../../platform/loading/root-data.ts', () => ({ useRootData: () => ({ site: { market: { languages } } }) }))
vi.mock('../../platform/router/screens.tsx', () => ({ useLocation: () => ({ search: '?page=2' }) }))
const { LanguageLink } = await import('./language-link.tsx')

it('leads to the other language of the market, and disappears when the market offers one language', () => {
  languages = ['ru', 'en']
  expect(renderToStaticMarkup(<LanguageLink />)).toContain('href="?page=2&amp;lang=en"')
  languages = ['ru']
  expect(renderToStaticMarkup(<LanguageLink />)).toBe('')
})
