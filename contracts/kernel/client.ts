import type { Upload } from './browser-upload.ts'
import type { Endpoint, EndpointReceived, EndpointRequest, Endpoints } from './endpoint.ts'

/** Transport of calls: HTTP in the browser, direct calls of handlers on the server. */
export type Send = (endpoint: Endpoint, sending: AnyRequest) => Promise<unknown>

/** A request of any call, with or without files. */
export type AnyRequest = Omit<EndpointRequest<Endpoint>, 'files' | 'upload'> & {
  readonly files?: readonly Blob[] | undefined
  readonly upload?: Upload | undefined
}

export type Client<T extends Endpoints> = {
  readonly [K in keyof T]: (
    ...args: Record<string, never> extends EndpointRequest<T[K]>
      ? [sending?: EndpointRequest<T[K]>]
      : [sending: EndpointRequest<T[K]>]
  ) => Promise<EndpointReceived<T[K]>>
}

/** A typed client of an endpoint table: one client, two transports (architecture.md). */
export function createClient<T extends Endpoints>(table: T, send: Send): Client<T> {
  const entries = Object.entries(table).map(([name, endpoint]) => [
    name,
    (sending: EndpointRequest<Endpoint> = {}) => send(endpoint, sending),
  ])
  return Object.fromEntries(entries) as Client<T>
}

export type Clients<T extends Readonly<Record<string, Endpoints>>> = { readonly [Noun in keyof T]: Client<T[Noun]> }

/** Clients of many nouns, created lazily, since one render uses only a few. */
export function createClients<T extends Readonly<Record<string, Endpoints>>>(tables: T, send: Send): Clients<T> {
  const made: Record<string, Client<Endpoints>> = {}
  return new Proxy(made, {
    get(_, noun: string) {
      const table = tables[noun]
      if (table) made[noun] ??= createClient(table, send)
      return made[noun]
    },
  }) as Clients<T>
}

/** Fills `{name}` parameters of a path, percent-encoded. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

/** A query string without empty values; arrays repeat their key. Begins with `?` or is empty. */
export function queryString(query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item))
  }
  const text = search.toString()
  return text ? `?${text}` : ''
}
