import { untilIdle } from '../../platform/hydration/idle.ts'
import { hydratedLater } from '../../platform/loading/hydrated-later.tsx'
import css from './footer.module.css'

/** Without the code (a tunnel, files of an older version) the links that the server wrote stay: they need none. */
const AsWritten = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server wrote, which React is about to take away
  <div dangerouslySetInnerHTML={{ __html: document.querySelector('footer')?.innerHTML ?? '' }} />
)

const Content = hydratedLater<object>(
  async () => {
    await untilIdle()
    const { FooterContent } = await import('./footer-content.tsx')
    return { default: FooterContent }
  },
  { missing: <AsWritten /> },
)

const footer = (
  <footer className={css.footer} data-offscreen="whole">
    <Content />
  </footer>
)

/**
 * The footer as the server writes it: links that work at once. The code of what is in it comes when the page has nothing
 * else to do, its styles with the page. One element for good, so that no change of a page waits for it.
 */
export const LateFooter = () => footer
