import type { RouteObject } from '../platform/router/routes.ts'
import { officePages } from './office-pages.ts'
import { rootRoutes } from './root-routes.ts'

export const officeRoutes = (): RouteObject[] => rootRoutes(officePages)
