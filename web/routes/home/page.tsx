import { useLoaderData } from 'react-router'
import type { loader } from './loader.ts'

/** The home page. */
export function Page() {
  const { title } = useLoaderData<typeof loader>()
  return (
    <main>
      <title>{title}</title>
    </main>
  )
}
