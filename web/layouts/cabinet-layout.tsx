import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'

/** The frame of the sellers' side: no shop around it. The head comes with the page, which knows who works here. */
export function CabinetLayout() {
  return (
    <>
      <SkipLink />
      <PageMain>
        <PageOutlet />
      </PageMain>
    </>
  )
}
