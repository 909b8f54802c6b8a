import { loading, moved } from '../../platform/loading/loading.ts'

/** Redirects any unknown path of the festival to its own not-found page (spec 2.2). */
export const loader = loading(() => moved('/festival/not-found', 302))
