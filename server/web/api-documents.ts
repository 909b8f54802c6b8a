import { api } from '@okolitsa/contracts/api.ts'
import { namedSchemas } from '@okolitsa/contracts/named-schemas.ts'
import type { FastifyInstance } from 'fastify'
import { openApiOf } from '../platform/http/openapi.ts'
import { apiReferencePage } from './api-reference.ts'

const OPENAPI_INFO = { version: '1', license: { name: 'MIT', identifier: 'MIT' } }

/**
 * The API's description for machines and people, generated on first use and again when the market has another name.
 * @param nameOf name of the market
 */
export function mountApiDocuments(app: FastifyInstance, nameOf: () => string): void {
  const documentOf = memoryOfOne((title) => JSON.stringify(openApiOf(api, namedSchemas, { title, ...OPENAPI_INFO })))
  const referenceOf = memoryOfOne((name) => apiReferencePage(api, name))
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(documentOf(nameOf())),
  )
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(referenceOf(nameOf())),
  )
}

/** A function that keeps its last result. */
function memoryOfOne(make: (name: string) => string): (name: string) => string {
  let kept: { readonly name: string; readonly text: string } | null = null
  return (name) => {
    if (kept?.name !== name) kept = { name, text: make(name) }
    return kept.text
  }
}
