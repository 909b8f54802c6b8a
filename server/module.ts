import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { Logger } from 'pino'
import type { Adapters } from './adapters/pick-adapters.ts'
import type { PublicFiles } from './adapters/storage/public-files.ts'
import type { SettlementDirectory, TownDirectory } from './fulfilment/delivery/ports.ts'
import type { Config } from './platform/config/config.ts'
import type { Database, Executor } from './platform/db/client.ts'
import type { DiskWatch } from './platform/disk/disk-watch.ts'
import { moduleDefiner } from './platform/module/module.ts'
import type { PersonalDataPart } from './platform/personal-data/personal-data.ts'
import type { Services } from './services.ts'
import type { MountedPages } from './web/mount-pages.ts'

export interface Platform {
  readonly config: Config
  readonly database: Database
  /** Executor for reads of the public catalogue (`CatalogueReads`). */
  readonly reads: Executor
  readonly clock: Clock
  readonly log: Logger
  readonly disk: DiskWatch
  /** External services, through the ports of the modules that need them. */
  readonly adapters: Adapters
  readonly towns: TownDirectory & SettlementDirectory
  readonly publicFiles: PublicFiles
  readonly paymentCallbackUrl: string
  endStreams(sessionId: string): void
  readonly personalData: readonly PersonalDataPart[]
  /** Sellers visible on a host, for connections that are no requests. */
  sellersAt(hostname: string): SiteScope['sellers']
  /** Cached guest pages. */
  readonly pages: MountedPages
}

/** Declares a module of the shop. */
export const defineModule = moduleDefiner<Platform, Services>()
