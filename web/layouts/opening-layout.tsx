import { PageMain } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'

/** Layout of a market that is not open yet: the page alone, without links into the shop. */
export function OpeningLayout() {
  return (
    <PageMain>
      <PageOutlet />
    </PageMain>
  )
}
