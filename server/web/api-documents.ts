import { api } from '@okolitsa/contracts/api.ts'
import { namedSchemas } from '@okolitsa/contracts/named-schemas.ts'
import type { FastifyInstance } from 'fastify'
import { openApiOf } from '../platform/http/openapi.ts'
import { apiReferencePage } from './api-reference.ts'

const OPENAPI_INFO = { title: 'Okolitsa', version: '1', license: { name: 'MIT', identifier: 'MIT' } }

/** The API's description for machines and people, generated on first use. */
export function mountApiDocuments(app: FastifyInstance): void {
  let document: string | undefined
  let reference: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiOf(api, namedSchemas, OPENAPI_INFO))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/api/docs', async (_request, reply) => {
    reference ??= apiReferencePage(api)
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(reference)
  })
}
