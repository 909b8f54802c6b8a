import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'

/** Public documents of sellers; `{source}` may contain slashes. */
export const filesEndpoints = defineEndpoints({
  file: {
    method: 'GET',
    path: '/api/v1/files/{source}',
    access: 'public',
    summary: 'A document of a seller (PDF or plain text), as farmers name it in termsOfUseLink and pdnLink.',
    params: z.object({ source: z.string().max(300) }),
    answer: z.unknown(),
    raw: true,
  },
})
