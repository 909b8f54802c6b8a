import type { Access, Endpoint, Endpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import { problemSchema } from '@okolitsa/contracts/kernel/problem.ts'
import { REFUSAL_CODES, refusals } from '@okolitsa/contracts/refusals/refusals.ts'
import { COMMON_REFUSALS } from '@okolitsa/contracts/refusals/refuses.ts'
import type { RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import { errorTexts } from '@okolitsa/strings/ru/errors.ts'
import type { z } from 'zod'
import { type Json, jsonSchemas } from './json-schemas.ts'

const SECURITY: Record<Access, Json[]> = {
  public: [],
  customer: [{ bearer: [] }, { cookie: [] }],
  seller: [{ b2b: [] }],
  office: [{ b2b: [] }],
  service: [{ service: [] }],
}
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
const problemContent = (schema: Json): Json => ({ 'application/problem+json': { schema } })
/** Converts NOT_ENOUGH_STOCK to NotEnoughStock. */
const problemName = (code: RefusalCode) =>
  code.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Statuses of the refusals that any call may return; `401` and `403` only where a session is required. */
const COMMON_STATUSES = [...new Set(COMMON_REFUSALS.map((code) => refusals[code].status))]
const SHARED_RESPONSES = Object.fromEntries(COMMON_STATUSES.map((status) => [status, `Refused${status}`]))

type Schemas = ReturnType<typeof jsonSchemas>

function parametersOf(endpoint: Endpoint, { ofRequest }: Schemas): Json[] {
  const of = (place: 'path' | 'query' | 'header', object: z.ZodObject | undefined) =>
    Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || !(schema as z.ZodType).safeParse(undefined).success,
      schema: ofRequest(schema as z.ZodType),
    }))
  return [...of('path', endpoint.params), ...of('query', endpoint.query), ...of('header', endpoint.headers)]
}

function bodyTypeOf({ files, form }: Endpoint): string {
  if (files) return 'multipart/form-data'
  return form ? 'application/x-www-form-urlencoded' : 'application/json'
}

function bodyOf(endpoint: Endpoint, { ofRequest }: Schemas): Json | null {
  const { body, files } = endpoint
  const fields = body && ofRequest(body)
  if (!files) return fields ?? null
  const parts = {
    type: 'object',
    properties: {
      files: {
        type: 'array',
        ...(files.least && { minItems: files.least }),
        maxItems: files.most,
        items: { type: 'string', format: 'binary' },
      },
    },
    ...(files.least && { required: ['files'] }),
  }
  return fields ? { allOf: [fields, parts] } : parts
}

/** Refusals of the call by status, each code with its facts, and the common codes of that status. */
function refusalsOf({ errors = {}, access }: Endpoint): Json {
  const byStatus = new Map<number, RefusalCode[]>()
  for (const code of Object.keys(errors) as RefusalCode[]) {
    byStatus.set(refusals[code].status, [...(byStatus.get(refusals[code].status) ?? []), code])
  }
  const own = [...byStatus].map(([status, codes]) => {
    const schemas = [...codes.map((code) => ref(problemName(code))), ref('Problem')]
    return [status, { description: codes.join(', '), content: problemContent({ anyOf: schemas }) }] as const
  })
  const isAsked = (status: number) => access !== 'public' || (status !== 401 && status !== 403)
  const common = COMMON_STATUSES.filter((status) => !byStatus.has(status) && isAsked(status)).map(
    (status) => [status, { $ref: `#/components/responses/${SHARED_RESPONSES[status]}` }] as const,
  )
  return Object.fromEntries([...own, ...common])
}

function operation(noun: string, name: string, endpoint: Endpoint, schemas: Schemas): Json {
  const answer = endpoint.raw
    ? { description: 'A picture', content: { 'image/webp': {}, 'image/avif': {} } }
    : {
        description: 'Answer',
        content: { [endpoint.media ?? 'application/json']: { schema: schemas.ofAnswer(endpoint.answer) } },
      }
  const body = bodyOf(endpoint, schemas)
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: endpoint.summary,
    security: SECURITY[endpoint.access],
    parameters: parametersOf(endpoint, schemas),
    ...(body && {
      requestBody: {
        required: !endpoint.body?.safeParse(undefined).success,
        content: { [bodyTypeOf(endpoint)]: { schema: body } },
      },
    }),
    responses: {
      [endpoint.status ?? 200]: answer,
      ...refusalsOf(endpoint),
    },
  }
}

function problemOfCode(code: RefusalCode, { ofAnswer }: Schemas): Json {
  const hasFacts = Object.keys(refusals[code].facts.shape).length > 0
  return {
    title: errorTexts[code],
    allOf: [
      ref('Problem'),
      {
        type: 'object',
        properties: { code: { const: code }, ...(hasFacts && { facts: ofAnswer(refusals[code].facts) }) },
      },
    ],
  }
}

/**
 * The OpenAPI 3.1 document of the whole API.
 * @param named schemas that become components; others are inlined
 */
export function openApiOf(
  api: Readonly<Record<string, Endpoints>>,
  named: Readonly<Record<string, z.ZodType>>,
  info: { title: string; version: string; license?: { name: string; identifier: string } },
): Json {
  const schemas = jsonSchemas({ ...named, Problem: problemSchema })
  // responses refer to it by name
  schemas.ofAnswer(problemSchema)
  const paths: Record<string, Json> = {}
  const used = new Set<RefusalCode>()
  for (const [noun, table] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(table)) {
      paths[endpoint.path] ??= {}
      Object.assign(paths[endpoint.path] as Json, {
        [endpoint.method.toLowerCase()]: operation(noun, name, endpoint, schemas),
      })
      for (const code of Object.keys(endpoint.errors ?? {}) as RefusalCode[]) used.add(code)
    }
  }
  const problems = REFUSAL_CODES.filter((code) => used.has(code)).map(
    (code) => [problemName(code), problemOfCode(code, schemas)] as const,
  )
  const refused = (status: number) => ({
    description: COMMON_REFUSALS.filter((code) => refusals[code].status === status).join(', '),
    content: problemContent(ref('Problem')),
  })
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...schemas.components(), ...Object.fromEntries(problems) },
      responses: Object.fromEntries(COMMON_STATUSES.map((status) => [SHARED_RESPONSES[status], refused(status)])),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'access-token' },
        b2b: { type: 'http', scheme: 'bearer', description: 'The seller’s business-to-business token' },
        service: { type: 'apiKey', in: 'header', name: 'x-service-secret' },
      },
    },
  }
}
