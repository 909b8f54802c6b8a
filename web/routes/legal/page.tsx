import { LegalPage } from '../../features/content/legal-page.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/legal/{name}`: a legal text of the market. */
export function Page() {
  const { name, text } = useLoaderData<typeof loader>()
  return <LegalPage text={text} path={`/legal/${name}`} />
}
