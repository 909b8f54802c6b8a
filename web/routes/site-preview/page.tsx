import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Card } from '../../ui/card.tsx'
import { SitePageScreen } from '../site-page/site-page-screen.tsx'
import type { loader } from './loader.ts'

export function Page() {
  return (
    <>
      <div className="wrap section">
        <Card>{text.preview}</Card>
      </div>
      <SitePageScreen {...useLoaderData<typeof loader>()} />
    </>
  )
}
