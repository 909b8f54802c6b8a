import type { OfferedCodes, OfferedProgram } from '@okolitsa/contracts/loyalty/offers.ts'
import type { SharedDiscounts } from '@okolitsa/contracts/loyalty/shared-discounts.endpoints.ts'
import { loyaltyDesk as text } from '@okolitsa/strings/ru/loyalty-desk.ts'
import { CodeList } from './code-list.tsx'
import css from './offers.module.css'
import { ProgramForm } from './program-form.tsx'
import { SharedPart } from './shared-part.tsx'

/** Promo codes and the bonus programme of a seller. */
export function OffersScreen({
  organizationId,
  codes,
  program,
  shared,
}: {
  organizationId: number
  codes: OfferedCodes
  program: OfferedProgram
  shared: SharedDiscounts
}) {
  return (
    <>
      <div>
        <h1 className="h1">{text.title}</h1>
        <p className="muted">{text.lead}</p>
      </div>
      <SharedPart organizationId={organizationId} initial={shared} />
      <div className={css.columns}>
        <CodeList organizationId={organizationId} initial={codes} />
        <ProgramForm organizationId={organizationId} initial={program} />
      </div>
    </>
  )
}
