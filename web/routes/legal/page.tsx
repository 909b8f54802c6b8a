import { LegalPage } from '../../features/content/legal-page.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** Texts that have a page of their own. */
const PAGES: Readonly<Record<string, string>> = {
  agreement: '/agreement',
  consent: '/personal-data-consent',
  delivery: '/returns',
  privacy: '/privacy',
}

/** `/legal/{name}`: a legal text of the market. */
export function Page() {
  const { name, text } = useLoaderData<typeof loader>()
  return <LegalPage text={text} path={PAGES[name] ?? `/legal/${name}`} />
}
