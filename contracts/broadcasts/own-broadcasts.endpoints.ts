import { MAX_SEARCH_TEXT } from '@okolitsa/domain/office/search-text.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import {
  broadcastPreviewSchema,
  broadcastRowSchema,
  broadcastSchema,
  sellerAudience,
  typedTexts,
} from './broadcasts.ts'

/** Number of the latest messages that a seller sees. */
export const OWN_BROADCASTS = 20

const desk = { access: 'seller', seller: 'id', permission: 'manageShop' } as const
const path = '/v1/cabinet/sellers/{id}/broadcasts'
const message = z.object({ audience: sellerAudience, texts: typedTexts })

/** Messages of a seller to the own customers; numbers only, no names. */
export const ownBroadcastsEndpoints = defineEndpoints({
  listOwnBroadcasts: {
    ...desk,
    method: 'GET',
    path,
    summary: 'The latest messages of a seller to many.',
    params: idParams,
    answer: z.object({
      items: z.array(broadcastRowSchema),
      /** The moment from which followers may be written to again; null = now. */
      nextNewsAt: z.iso.datetime().nullable(),
    }),
  },
  listOwnSubjects: {
    ...desk,
    method: 'GET',
    path: `${path}/subjects`,
    summary: 'Subjects of a kind that orders under way of a seller contain.',
    dearWith: ['search'],
    params: idParams,
    query: z.object({
      kind: z.enum(['product', 'tourDate'], 'wrongValue'),
      search: z.string('required').trim().min(1, 'required').max(MAX_SEARCH_TEXT, 'tooLong'),
    }),
    answer: z.object({ items: z.array(z.object({ id: z.string(), title: z.string(), note: z.string() })) }),
  },
  previewOwnBroadcast: {
    ...desk,
    method: 'POST',
    work: 'dear',
    path: `${path}/preview`,
    summary: 'Counts which of the own customers would get a message; sends nothing.',
    params: idParams,
    body: message,
    answer: broadcastPreviewSchema,
  },
  startOwnBroadcast: {
    ...desk,
    method: 'POST',
    once: true,
    path,
    summary: 'Sends a message to the own customers; to followers once a week.',
    params: idParams,
    body: message,
    answer: broadcastSchema,
    status: 201,
    errors: refuses('BROADCAST_EMPTY', 'BROADCAST_TOO_EARLY'),
  },
  stopOwnBroadcast: {
    ...desk,
    method: 'POST',
    path: `${path}/{broadcastId}/stop`,
    summary: 'Stops a message of the seller.',
    params: idParams.extend({ broadcastId: id }),
    answer: broadcastSchema,
  },
})
