import type { TourOrganizerAnswer } from '@okolitsa/contracts/tours/tour-organizer.ts'
import { fileUrl } from '@okolitsa/domain/files/file-url.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { KeptDocument } from '../sellers/ports.ts'
import type { TourOrganizerRow } from './store/tour-organizer.store.ts'

/** An organizer's public page. */
export function presentTourOrganizer(row: TourOrganizerRow, documents: readonly KeptDocument[]): TourOrganizerAnswer {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    tagline: row.tagline,
    story: row.story,
    ownerName: row.ownerName,
    place: row.city ?? row.settlement ?? row.region,
    smallImageUrl: imageUrl(row.smallImage),
    hue: row.hue,
    legal: {
      organizationId: row.id,
      organizationName: row.legalName,
      organizationAddress: row.legalAddress,
      tin: row.tin,
      ien: row.ien,
    },
    termsOfUseLink: fileUrl(row.termsOfUseLink),
    pdnLink: fileUrl(row.pdnLink),
    documents: documents.map(({ file, ...document }) => ({ ...document, fileUrl: fileUrl(file) })),
    since: row.since,
  }
}
