import { loading, moved } from '../../platform/loading/loading.ts'

/** Any unknown address of the festival redirects to its own not-found page (spec 2.2). */
export const loader = loading(() => moved('/festival/not-found', 302))
