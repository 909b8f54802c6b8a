import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'
import { SitePageScreen } from './site-page-screen.tsx'

export function Page() {
  return <SitePageScreen {...useLoaderData<typeof loader>()} />
}
