import type { Access, Endpoint, Endpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import { problemSchema } from '@okolitsa/contracts/kernel/problem.ts'
import { z } from 'zod'

type Json = Record<string, unknown>

const SECURITY: Record<Access, Json[]> = {
  public: [],
  customer: [{ bearer: [] }, { cookie: [] }],
  seller: [{ b2b: [] }],
  service: [{ service: [] }],
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

function parametersOf(endpoint: Endpoint): Json[] {
  const of = (place: 'path' | 'query', object: z.ZodObject | undefined) =>
    Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || !(schema as z.ZodType).safeParse(undefined).success,
      schema: jsonSchema(schema as z.ZodType, 'input'),
    }))
  return [...of('path', endpoint.params), ...of('query', endpoint.query)]
}

function bodyTypeOf({ files, form }: Endpoint): string {
  if (files) return 'multipart/form-data'
  return form ? 'application/x-www-form-urlencoded' : 'application/json'
}

function operation(noun: string, name: string, endpoint: Endpoint): Json {
  const problem = {
    description: 'Problem details',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  const answer = endpoint.raw
    ? { description: 'A picture', content: { 'image/webp': {} } }
    : {
        description: 'Answer',
        content: { [endpoint.media ?? 'application/json']: { schema: jsonSchema(endpoint.answer, 'output') } },
      }
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: endpoint.summary,
    security: SECURITY[endpoint.access],
    ...(endpoint.owed && { 'x-owed': true, description: 'Named and typed, not built yet: answers 501.' }),
    parameters: parametersOf(endpoint),
    ...(endpoint.body && {
      requestBody: { content: { [bodyTypeOf(endpoint)]: { schema: jsonSchema(endpoint.body, 'input') } } },
    }),
    responses: { [endpoint.owed ? 501 : (endpoint.status ?? 200)]: endpoint.owed ? problem : answer, default: problem },
  }
}

/** The OpenAPI 3.1 document of the whole wire. */
export function openApiOf(api: Readonly<Record<string, Endpoints>>, info: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {}
  for (const [noun, table] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(table)) {
      paths[endpoint.path] ??= {}
      Object.assign(paths[endpoint.path] as Json, { [endpoint.method.toLowerCase()]: operation(noun, name, endpoint) })
    }
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'access-token' },
        b2b: { type: 'http', scheme: 'bearer', description: 'The seller’s business-to-business token' },
        service: { type: 'apiKey', in: 'header', name: 'x-service-secret' },
      },
    },
  }
}
