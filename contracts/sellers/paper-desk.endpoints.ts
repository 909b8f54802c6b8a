import { PAPER_REFUSALS, PAPER_STATES } from '@okolitsa/domain/sellers/paper-check.ts'
import {
  DOCUMENT_KINDS,
  LONGEST_DOCUMENT_NUMBER,
  LONGEST_DOCUMENT_TITLE,
  MAX_DOCUMENT_BYTES,
} from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'
import { documentSchema } from '../catalog/product.ts'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { paperLackSchema } from './office-papers.ts'

const limitedText = (most: number) =>
  z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(most, 'tooLong')
    .refine((text) => !text.includes('\0'), 'wrongValue')
/** A document as shown to its farm; `term` and `state` depend on the seller's local day. */
const paperSchema = documentSchema.extend({
  term: z.enum(['valid', 'endsSoon', 'ended']),
  /** Result of the check by a person of the market. */
  state: z.enum(PAPER_STATES),
  refusal: z.enum(PAPER_REFUSALS).nullable(),
  /** Words of the market about a refused paper. */
  remark: z.string().nullable(),
})
const papersSchema = z.object({ items: z.array(paperSchema), lacks: z.array(paperLackSchema) })
export type Paper = z.output<typeof paperSchema>
const desk = { access: 'seller', seller: 'id', permission: 'manageGoods', answer: papersSchema } as const
const path = '/v1/cabinet/farmers/{id}/documents'

/** Documents of a farm edited by its staff: declarations and certificates, with or without a file. */
export const paperDeskEndpoints = defineEndpoints({
  listPapers: { ...desk, method: 'GET', path, summary: 'Papers of the farm.', params: idParams },
  addPaper: {
    ...desk,
    method: 'POST',
    once: true,
    path,
    summary:
      'Adds a paper, with its file (PDF, or a photo that is drawn anew) if wished: anybody may read it while it holds.',
    params: idParams,
    body: z.object({
      kind: z.enum(DOCUMENT_KINDS, 'wrongValue'),
      title: limitedText(LONGEST_DOCUMENT_TITLE),
      number: limitedText(LONGEST_DOCUMENT_NUMBER),
      /** Last valid day; absent = no end. */
      validTo: day.optional(),
      /** Document to replace; without a new file the replacement keeps the old file. */
      replaces: id.optional(),
    }),
    files: { most: 1, maxBytes: MAX_DOCUMENT_BYTES },
    errors: refuses('PAPER_UNREADABLE', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL'),
    status: 201,
  },
  removePaper: {
    ...desk,
    method: 'DELETE',
    path: `${path}/{documentId}`,
    summary: 'Takes a paper out; its file is gone.',
    params: idParams.extend({ documentId: id }),
  },
})
