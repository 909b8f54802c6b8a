import { MAX_PIN_PATH, MAX_PIN_TITLE, PIN_PATH } from '@okolitsa/domain/office/pins.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'

const office = { access: 'office', permission: 'keepOwnAccess' } as const
/** Own pins that the person may still open, latest first. */
const answer = z.object({ items: z.array(z.object({ href: z.string(), title: z.string() })) })

/** Things of the search that a person keeps at hand. */
export const officePinsEndpoints = defineEndpoints({
  listPins: { ...office, method: 'GET', path: '/v1/office/pins', summary: 'Own pinned pages, latest first.', answer },
  setPin: {
    ...office,
    method: 'POST',
    path: '/v1/office/pins',
    summary: 'Pins a page for the person, twenty at most, or unpins it.',
    body: z.object({
      href: z.string('required').max(MAX_PIN_PATH, 'tooLong').regex(PIN_PATH, 'wrongValue'),
      /** Shown words, without personal data. */
      title: z.string('required').trim().min(1, 'required').max(MAX_PIN_TITLE, 'tooLong'),
      isPinned: z.boolean('required'),
    }),
    answer,
    errors: refuses('TOO_MANY_REQUESTS'),
  },
})
