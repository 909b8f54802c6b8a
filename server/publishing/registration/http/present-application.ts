import type { Application, ApplicationToDecide } from '@okolitsa/contracts/registration/applications.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { maskedNumber, personKindOf } from '@okolitsa/domain/sellers/person-seller.ts'
import { readinessOf } from '@okolitsa/domain/sellers/readiness.ts'
import type { Application as ApplicationFacts } from '../use-cases/with-readiness.ts'

const PREVIEW = { width: 640, height: 400 }

function personOf(row: ApplicationFacts, numberOf: (number: string) => string): Application['person'] {
  const { npdStatus, npdCheckedAt, plotNumber, plotIssuedOn, plotValidTo, plotNext } = row
  const kind = personKindOf(row)
  return (
    kind && {
      kind,
      npd: npdStatus && npdCheckedAt && { status: npdStatus, checkedAt: npdCheckedAt.toISOString() },
      paper:
        plotNumber !== null && plotIssuedOn !== null && plotValidTo !== null
          ? { number: numberOf(plotNumber), issuedOn: plotIssuedOn, validTo: plotValidTo }
          : null,
      next: plotNext && {
        ...{ number: numberOf(plotNext.number), issuedOn: plotNext.issuedOn, validTo: plotNext.validTo },
        refusal: plotNext.refusal,
      },
    }
  )
}

export const presentApplication = (row: ApplicationFacts): Application => ({
  organizationId: row.organizationId,
  type: row.type,
  title: row.title,
  state: row.state,
  note: row.note,
  submittedAt: row.submittedAt?.toISOString() ?? null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  person: personOf(row, (number) => number),
  points: readinessOf(row).map((point) => ({ ...point })),
})

/** An application with all data for the office's decision. */
export const presentToDecide = (row: ApplicationFacts): ApplicationToDecide => ({
  ...presentApplication(row),
  person: personOf(row, maskedNumber),
  slug: row.slug,
  provedBy: row.provedBy,
  tagline: row.tagline,
  story: [...row.story],
  imageUrl: imageUrl(row.image, PREVIEW),
  ownerName: row.ownerName,
  phone: row.phone,
  taxSystem: row.taxSystem,
  place: [row.settlement ?? row.city, row.region].filter(Boolean).join(', '),
  legal: {
    ...{ name: row.legalName, address: row.legalAddress, ien: row.ien },
    tin: personKindOf(row) ? maskedNumber(row.tin) : row.tin,
  },
  goods: row.goods,
})
