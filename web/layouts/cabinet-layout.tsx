import { CabinetError } from './cabinet-error.tsx'
import { PageMain, SkipLink } from './page-main.tsx'
import { type OwnErrors, PageOutlet } from './page-outlet.tsx'

/** The frame of the sellers' side: no shop around it. The head comes with the page, which knows who works here. */
export function CabinetLayout({ ownErrors = CabinetError }: OwnErrors) {
  return (
    <>
      <SkipLink />
      <PageMain>
        <PageOutlet ownErrors={ownErrors} />
      </PageMain>
    </>
  )
}
