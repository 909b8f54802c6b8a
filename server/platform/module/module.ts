import type { Endpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import type { Subscriber } from '../events/event.ts'
import { type ApiCall, apiCalls, type CallOptions } from '../http/api.ts'
import type { Handlers } from '../http/handler.ts'
import type { MetricGauge } from '../http/metrics.ts'
import type { Invalidation } from '../invalidation/invalidations.ts'
import type { PeriodicTask } from '../jobs/work.ts'
import type { PersonalDataPart } from '../personal-data/personal-data.ts'
import type { MayListen } from '../realtime/mount-live.ts'
import type { AreaContent, SitemapPart } from './public-pages.ts'

export type MountedTable = (options: CallOptions) => ApiCall[]

/** Joins a table with its handlers: a missing handler does not compile. */
export const mounted =
  <T extends Endpoints>(table: T, handlers: Handlers<T>): MountedTable =>
  (options) =>
    apiCalls(table, handlers, options)

export interface ModuleParts {
  readonly calls?: readonly MountedTable[]
  readonly subscribers?: readonly Subscriber[]
  readonly periodic?: readonly PeriodicTask[]
  readonly liveTopics?: Readonly<Record<string, MayListen>>
  /** Caches to clear after a change on this node or another one. */
  readonly invalidations?: readonly Invalidation[]
  readonly gauges?: readonly MetricGauge[]
  /** Public pages of the module, for sitemaps. */
  readonly sitemap?: SitemapPart
  readonly areaContent?: AreaContent
  /** Called with the server before it listens, to mount handlers that are no HTTP calls. */
  attach?(http: FastifyInstance): void
  /** Called when a session ended, to end streams and connections that depend on it. */
  onSessionEnd?(sessionId: string): void
  /** Called when all modules are joined and invalidations arrive. */
  start?(): void
  close?(): void
}

/** A module as the composition root receives it; it gets only the services that it names. */
export interface AppModule<Platform> {
  readonly name: string
  readonly uses: readonly string[]
  /** Modules that implement a port of this module's `ports.ts`; this module does not import them. */
  readonly portsFilledBy: readonly string[]
  /** Handling of personal data; absent = the module stores none. */
  readonly personalData?: PersonalDataPart
  create(
    platform: Platform,
    services: Readonly<Record<string, unknown>>,
  ): Promise<ModuleParts & { readonly service?: unknown }>
}

type Made<Name, Services> = ModuleParts &
  (Name extends keyof Services ? { readonly service: Services[Name] } : { readonly service?: never })

/**
 * `defineModule` for an application with these services: `create` receives the services named in `uses` and
 * `portsFilledBy`, and must return the service of the module's name if there is one.
 */
export const moduleDefiner =
  <Platform, Services>() =>
  <
    const Name extends string,
    const Uses extends readonly Exclude<keyof Services & string, Name>[],
    const Fillers extends readonly Exclude<keyof Services & string, Name>[] = readonly [],
  >(module: {
    readonly name: Name
    readonly uses: Uses
    readonly portsFilledBy?: Fillers
    readonly personalData?: PersonalDataPart
    create(
      platform: Platform,
      services: Pick<Services, Uses[number] | Fillers[number]>,
    ): Made<Name, Services> | Promise<Made<Name, Services>>
  }): AppModule<Platform> => ({
    name: module.name,
    uses: module.uses,
    portsFilledBy: module.portsFilledBy ?? [],
    ...(module.personalData && { personalData: module.personalData }),
    create: async (platform, services) =>
      module.create(platform, services as unknown as Pick<Services, Uses[number] | Fillers[number]>),
  })
