import { ORDERS_PATH } from '../../orders/desk/list-query.ts'
import { PICKING_PATH } from '../../picking/desk/picking-query.ts'
import { STOCK_PATH } from '../../stock/desk/stock-query.ts'
import { UNSENT_PATH } from './unsent-queue.ts'

/** Pages of the cabinet that are cached for offline use (`DESK_PAGE` of the service worker). */
export const FIELD_PATHS: readonly string[] = ['/cabinet', ORDERS_PATH, PICKING_PATH, STOCK_PATH, UNSENT_PATH]

let code: Promise<unknown> = Promise.resolve()

/** Loading of these pages' code: a page is cached only together with all its files. */
export const fieldCode = {
  loadedBy(work: Promise<unknown>): void {
    code = work
  },
  /** Rejects when the code failed to load. */
  isLoaded: (): Promise<unknown> => code,
}
