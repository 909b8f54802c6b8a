import { loading, notFound } from '../../platform/loading/loading.ts'

/** Any unknown path: the not-found screen with status 404. */
export const loader = loading(() => notFound())
