import { FIELD_PATHS, fieldCode } from '../data/unsent/desk/field-paths.ts'
import { matcherOf, partOf, type RouteObject } from '../platform/router/routes.ts'
import { cabinetPages } from './cabinet-pages.ts'
import { rootRoutes } from './root-routes.ts'

/** What can be opened of the cabinet and of the office. */
export const cabinetRoutes = (): RouteObject[] => rootRoutes(cabinetPages)

/** What is looked at comes first, ms. */
const AFTER_MS = 2_000

/** Loads the code of the pages that somebody may need where there is no line, so that the device has it. */
export function loadFieldPages(): void {
  const load = async () => {
    await new Promise((resolve) => setTimeout(resolve, AFTER_MS))
    const match = matcherOf(cabinetRoutes())
    const routes = FIELD_PATHS.flatMap(match).map(({ route }) => route)
    await Promise.all(routes.flatMap((route) => [partOf(route, 'Component'), partOf(route, 'loader')]))
  }
  const loading = load()
  fieldCode.loadedBy(loading)
  // whoever waits for it hears of a failure; nobody may be waiting
  loading.catch(() => undefined)
}
