import { ApiProblem, isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { LoaderArgs } from '../router/routes.ts'

export type Loading = LoaderArgs

/** Stops loading with the not-found screen and status 404. */
export function notFound(): never {
  throw new ApiProblem({ type: 'about:blank', title: '', status: 404, code: 'NOT_FOUND' })
}

/** Stops loading with a redirect; 301 for a permanent one. */
export function moved(to: string, status: 301 | 302 = 301): never {
  throw new Response(null, { status, headers: { location: to } })
}

/** The path of the sign-in page with a link back to `url`. */
export const signInPath = (url: URL): string =>
  `/sign-in?${new URLSearchParams({ redirect: url.pathname + url.search })}`

/**
 * Makes a route loader: redirects guests to the sign-in when required; any other problem of the API becomes a screen.
 */
export function loading<T>(load: (args: Loading) => Promise<T> | T) {
  return async (args: Loading): Promise<T> => {
    try {
      return await load(args)
    } catch (error) {
      if (isApiProblem(error) && error.problem.status === 401) moved(signInPath(args.url), 302)
      throw error
    }
  }
}
