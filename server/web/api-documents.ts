import { api } from '@okolitsa/contracts/api.ts'
import type { Endpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import { namedSchemas } from '@okolitsa/contracts/named-schemas.ts'
import { type Area, isInClosed } from '@okolitsa/domain/market/areas.ts'
import type { FastifyInstance } from 'fastify'
import { openApiOf } from '../platform/http/openapi.ts'
import { apiReferencePage } from './api-reference.ts'

const OPENAPI_INFO = { version: '1', license: { name: 'MIT', identifier: 'MIT' } }

/** The API without calls of closed areas; a noun without calls is left out. */
export function apiOf(closedAreas: readonly Area[]): Readonly<Record<string, Endpoints>> {
  const nouns = Object.entries(api).map(([noun, table]: [string, Endpoints]) => {
    const open = Object.entries(table).filter(([, { area }]) => !isInClosed(area, closedAreas))
    return [noun, Object.fromEntries(open)] as const
  })
  return Object.fromEntries(nouns.filter(([, table]) => Object.keys(table).length > 0))
}

interface DocumentedMarket {
  /** Name of the market. */
  readonly nameOf: () => string
  /** Areas in which the market does not trade. */
  readonly closedAreas: () => readonly Area[]
}

/** Remembers the document of the last name and closed areas; a market changes them rarely. */
function remembered(
  { nameOf, closedAreas }: DocumentedMarket,
  make: (api: Readonly<Record<string, Endpoints>>, name: string) => string,
): () => string {
  let key: string | undefined
  let document = ''
  return () => {
    const wanted = JSON.stringify([nameOf(), closedAreas()])
    if (key !== wanted) [key, document] = [wanted, make(apiOf(closedAreas()), nameOf())]
    return document
  }
}

/** The API's description for machines and people, generated on first use and again when the market has changed. */
export function mountApiDocuments(app: FastifyInstance, market: DocumentedMarket): void {
  const document = remembered(market, (open, title) =>
    JSON.stringify(openApiOf(open, namedSchemas, { title, ...OPENAPI_INFO })),
  )
  const reference = remembered(market, apiReferencePage)
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  )
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(reference()),
  )
}
