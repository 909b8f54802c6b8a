import { memo } from 'react'
import { untilIdle } from '../../platform/hydration/idle.ts'
import { hydratedLater } from '../../platform/loading/hydrated-later.tsx'
import css from './footer.module.css'

const Content = hydratedLater<object>(async () => {
  await untilIdle()
  const { FooterContent } = await import('./footer-content.tsx')
  return { default: FooterContent }
})

/**
 * The footer as the server writes it: links that work at once. The code of what is in it comes when the page has nothing
 * else to do, its styles with the page. Drawn once, so that no change of a page waits for it.
 */
export const LateFooter = memo(() => (
  <footer className={css.footer} data-offscreen="whole">
    <Content />
  </footer>
))
