import { errorScreens } from '@okolitsa/strings/ru/error-screens.ts'
import { useRootData } from '../loading/root-data.ts'

/** The head of an error screen, rendered instead of `PageHead`. All error screens have the same title. */
export function ErrorHead({ isMissing = false }: { /** Whether the status is 404. */ isMissing?: boolean }) {
  // the loader of the root may have failed
  const root = useRootData() as ReturnType<typeof useRootData> | undefined
  const isShopMissing = isMissing && root?.site.mode === 'saas'
  return (
    <>
      <title>{isShopMissing ? errorScreens.sellerMissing.pageTitle : errorScreens.pageTitle}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
