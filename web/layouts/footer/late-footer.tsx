import { untilIdle } from '../../platform/hydration/idle.ts'
import { hydratedLater } from '../../platform/loading/hydrated-later.tsx'
import css from './footer.module.css'

/** The server-rendered content, used when the code fails to load: its links need no code. */
const AsWritten = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the server, which React is about to remove
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
 * The footer as rendered by the server, with working links. The code of its content is loaded when the page is idle,
 * its styles with the page. One constant element, so that no navigation waits for it.
 */
export const LateFooter = () => footer
