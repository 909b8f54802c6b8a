import { loading, moved } from '../../platform/loading/loading.ts'

/** There is no constructor of sites yet, so everybody goes on to the home page, as without its tokens (spec 2.2). */
export const loader = loading(() => moved('/', 302))
