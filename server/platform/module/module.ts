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
import type { SitemapPart } from './public-pages.ts'

/** A table of endpoints with its handlers. */
export type MountedTable = (options: CallOptions) => ApiCall[]

/** Joins a table with its handlers: a missing handler does not compile. */
export const mounted =
  <T extends Endpoints>(table: T, handlers: Handlers<T>): MountedTable =>
  (options) =>
    apiCalls(table, handlers, options)

/** What a module is made of, besides what it does for other modules. */
export interface ModuleParts {
  readonly calls?: readonly MountedTable[]
  readonly subscribers?: readonly Subscriber[]
  readonly periodic?: readonly PeriodicTask[]
  /** Kind of live topic → who may listen. */
  readonly liveTopics?: Readonly<Record<string, MayListen>>
  /** What is forgotten when something changed, here or on another node. */
  readonly invalidations?: readonly Invalidation[]
  readonly gauges?: readonly MetricGauge[]
  /** Its public pages, for robots. */
  readonly sitemap?: SitemapPart
  /** Given the server before it listens: for what is no call over HTTP. */
  attach?(http: FastifyInstance): void
  /** A session ended: what rests on it ends, too. */
  onSessionEnd?(sessionId: string): void
  /** Once everything is joined and signals are heard. */
  start?(): void
  close?(): void
}

/** A module as the composition sees it: it is given the services it names, and no others. */
export interface AppModule<Platform> {
  readonly name: string
  /** Modules it calls. */
  readonly uses: readonly string[]
  /** Modules that fill a port of this one's `ports.ts`: they know it, it does not know them. */
  readonly portsFilledBy: readonly string[]
  /** What it does with what it keeps of people; absent = it keeps nothing of anybody. */
  readonly personalData?: PersonalDataPart
  create(
    platform: Platform,
    services: Readonly<Record<string, unknown>>,
  ): Promise<ModuleParts & { readonly service?: unknown }>
}

type Made<Name, Services> = ModuleParts &
  (Name extends keyof Services ? { readonly service: Services[Name] } : { readonly service?: never })

/**
 * `defineModule` for an application with these services: a module's `create` is given the services it names in `uses`
 * and `portsFilledBy`, and has to make the service of its own name where there is one.
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
