import { ORDERS_PATH } from '../../orders/desk/list-query.ts'
import { PICKING_PATH } from '../../picking/desk/picking-query.ts'
import { STOCK_PATH } from '../../stock/desk/stock-query.ts'
import { UNSENT_PATH } from './unsent-queue.ts'

/** Pages of the cabinet that a device keeps for where there is no line (`DESK_PAGE` of the service worker). */
export const FIELD_PATHS: readonly string[] = ['/cabinet', ORDERS_PATH, PICKING_PATH, STOCK_PATH, UNSENT_PATH]

let code: Promise<unknown> = Promise.resolve()

/** The code of those pages, as it is being loaded: a page is kept only with all it is made of. */
export const fieldCode = {
  loadedBy(work: Promise<unknown>): void {
    code = work
  },
  /** Rejects when it could not be loaded. */
  isLoaded: (): Promise<unknown> => code,
}
