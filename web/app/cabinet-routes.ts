import { FIELD_PATHS, fieldCode } from '../data/unsent/desk/field-paths.ts'
import { matcherOf, partOf, type RouteObject } from '../platform/router/routes.ts'
import { cabinetPages } from './cabinet-pages.ts'
import { rootRoutes } from './root-routes.ts'

export const cabinetRoutes = (): RouteObject[] => rootRoutes(cabinetPages)

/** Delay that gives priority to the visible page, ms. */
const AFTER_MS = 2_000

/** Preloads the code of pages that may be needed offline. */
export function loadFieldPages(): void {
  const load = async () => {
    await new Promise((resolve) => setTimeout(resolve, AFTER_MS))
    const match = matcherOf(cabinetRoutes())
    const routes = FIELD_PATHS.flatMap(match).map(({ route }) => route)
    await Promise.all(routes.flatMap((route) => [partOf(route, 'Component'), partOf(route, 'loader')]))
  }
  const loading = load()
  fieldCode.loadedBy(loading)
  // awaiting callers receive the error; without any it must not be unhandled
  loading.catch(() => undefined)
}
