import type { NpdYear } from '@okolitsa/contracts/sellers/npd-year.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Sums of sales for other desks. */
export interface NumbersService {
  /** Sales of the present calendar year of a seller with the tax of the self-employed; null = another tax. */
  npdYearOf(executor: Executor, organizationId: number, now: Date): Promise<NpdYear>
  /** Sellers who were notified in this year that their sales are near the limit of the self-employed, or over it. */
  npdWarned(executor: Executor, now: Date): Promise<number[]>
}
