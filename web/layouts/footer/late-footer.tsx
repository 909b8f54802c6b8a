import { memo } from 'react'
import { untilIdle } from '../../platform/hydration/idle.ts'
import { hydratedLater } from '../../platform/loading/hydrated-later.tsx'
// they come with the page: the footer stands there from the beginning
import './footer.module.css'

/**
 * The footer as the server writes it: links that work at once. Its code comes when the page has nothing else to do. Drawn
 * once, so that no change of a page waits for it.
 */
export const LateFooter = memo(
  hydratedLater<object>(async () => {
    await untilIdle()
    const { Footer } = await import('./footer.tsx')
    return { default: Footer }
  }),
)
