import type { OfferedCodes, OfferedProgram } from '@okolitsa/contracts/loyalty/offers.ts'
import { loyaltyDesk as text } from '@okolitsa/strings/ru/loyalty-desk.ts'
import { CodeList } from './code-list.tsx'
import css from './offers.module.css'
import { ProgramForm } from './program-form.tsx'

/** Promo codes and the bonus programme of a seller. */
export function OffersScreen({
  organizationId,
  codes,
  program,
}: {
  organizationId: number
  codes: OfferedCodes
  program: OfferedProgram
}) {
  return (
    <>
      <div>
        <h1 className="h1">{text.title}</h1>
        <p className="muted">{text.lead}</p>
      </div>
      <div className={css.columns}>
        <CodeList organizationId={organizationId} initial={codes} />
        <ProgramForm organizationId={organizationId} initial={program} />
      </div>
    </>
  )
}
