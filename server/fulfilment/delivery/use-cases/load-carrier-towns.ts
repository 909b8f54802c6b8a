import type { Logger } from 'pino'
import type { Deps } from '../../../services.ts'
import { CARRIER_TERM_DAYS, LEAST_TOWNS_SHARE } from '../policy.ts'
import { type Carrier, CarrierError } from '../ports.ts'
import {
  forgetCarrierTerms,
  hasCarrierTowns,
  listCarrierTowns,
  replaceCarrierTowns,
} from '../store/carrier-network.store.ts'

export interface LoadDeps extends Deps<'database' | 'clock'> {
  readonly carrier: Pick<Carrier, 'pointTowns'>
  readonly log: Pick<Logger, 'warn' | 'info'>
}

/** Replaces the carrier's towns, unless the carrier fails or its list is far shorter than before. */
export async function loadCarrierTowns({ database, carrier, clock, log }: LoadDeps): Promise<void> {
  try {
    const towns = await carrier.pointTowns()
    const known = await listCarrierTowns(database.executor)
    if (towns.length === 0 || towns.length < known.length * LEAST_TOWNS_SHARE) {
      log.warn({ known: known.length, answered: towns.length }, 'the list of the carrier\u2019s points is not believed')
      return
    }
    const before = new Date(clock().getTime() - CARRIER_TERM_DAYS * 86_400_000)
    await database.inTransaction(async (tx) => {
      await forgetCarrierTerms(tx, before)
      await replaceCarrierTowns(tx, towns)
    })
    log.info({ towns: towns.length }, 'the carrier\u2019s points were loaded')
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error
    log.warn({ err: error }, 'the carrier\u2019s points were not loaded')
  }
}

/** Loads the carrier's towns only when none are stored yet. */
export async function loadMissingCarrierTowns(deps: LoadDeps): Promise<void> {
  if (!(await hasCarrierTowns(deps.database.executor))) await loadCarrierTowns(deps)
}
