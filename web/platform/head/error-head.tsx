import { errorScreens } from '@okolitsa/strings/ru/error-screens.ts'
import { useRootData } from '../loading/root-data.ts'

/**
 * The head of a screen that stands in the place of a page: every one bears the same title, in whatever words it says what
 * happened. Rendered instead of `PageHead`.
 */
export function ErrorHead({ isMissing = false }: { /** Nothing lives at this address. */ isMissing?: boolean }) {
  // the root's own data may be what failed
  const root = useRootData() as ReturnType<typeof useRootData> | undefined
  const isShopMissing = isMissing && root?.site.mode === 'saas'
  return (
    <>
      <title>{isShopMissing ? errorScreens.sellerMissing.pageTitle : errorScreens.pageTitle}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
