import { api } from '@okolitsa/contracts/api.ts'
import type { Endpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import { namedSchemas } from '@okolitsa/contracts/named-schemas.ts'
import { type Area, isInClosed } from '@okolitsa/domain/market/areas.ts'
import type { FastifyInstance } from 'fastify'
import { openApiOf } from '../platform/http/openapi.ts'
import { apiReferencePage } from './api-reference.ts'

const OPENAPI_INFO = { title: 'Okolitsa', version: '1', license: { name: 'MIT', identifier: 'MIT' } }

/** The API without calls of closed areas; a noun without calls is left out. */
export function apiOf(closedAreas: readonly Area[]): Readonly<Record<string, Endpoints>> {
  const nouns = Object.entries(api).map(([noun, table]: [string, Endpoints]) => {
    const open = Object.entries(table).filter(([, { area }]) => !isInClosed(area, closedAreas))
    return [noun, Object.fromEntries(open)] as const
  })
  return Object.fromEntries(nouns.filter(([, table]) => Object.keys(table).length > 0))
}

/** Remembers the document of the last closed areas; a market changes them rarely. */
function remembered(make: (api: Readonly<Record<string, Endpoints>>) => string) {
  let key: string | undefined
  let document = ''
  return (closedAreas: readonly Area[]): string => {
    if (key !== String(closedAreas)) [key, document] = [String(closedAreas), make(apiOf(closedAreas))]
    return document
  }
}

/**
 * The API's description for machines and people, generated on first use.
 * @param closedAreas areas in which the market does not trade
 */
export function mountApiDocuments(app: FastifyInstance, closedAreas: () => readonly Area[]): void {
  const document = remembered((open) => JSON.stringify(openApiOf(open, namedSchemas, OPENAPI_INFO)))
  const reference = remembered(apiReferencePage)
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document(closedAreas())),
  )
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(reference(closedAreas())),
  )
}
