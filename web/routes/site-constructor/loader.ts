import { loading, moved } from '../../app/loading.ts'

/** There is no constructor of sites yet, so everybody goes on to the home page, as without its tokens (spec 2.2). */
export const loader = loading(() => moved('/', 302))
