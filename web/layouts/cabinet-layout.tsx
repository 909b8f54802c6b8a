import { CabinetError } from './cabinet-error.tsx'
import { PageMain, SkipLink } from './page-main.tsx'
import { type OwnErrors, PageOutlet } from './page-outlet.tsx'

/** Layout of the sellers' side, without the shop. The page renders the header, because it loads the staff member. */
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
