import type { cabinetEndpoints } from '@okolitsa/contracts/cabinet/cabinet.endpoints.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { type CabinetHttpDeps, cabinetHandlers } from './http/cabinet.handlers.ts'

/** The seller's side of orders: what the cabinet asks and does. */
export function createCabinetModule(deps: CabinetHttpDeps): { readonly handlers: Handlers<typeof cabinetEndpoints> } {
  return { handlers: cabinetHandlers(deps) }
}
