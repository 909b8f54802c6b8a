import { OfficeError } from './office-error.tsx'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'

/** Layout of the office. The page renders the frame, because it loads the signed-in person. */
export function OfficeLayout() {
  return (
    <>
      <SkipLink />
      <PageMain>
        <PageOutlet ownErrors={OfficeError} />
      </PageMain>
    </>
  )
}
