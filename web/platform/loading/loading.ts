import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type ShopContext, shopOf } from './shop-context.ts'

/** What a page's loader receives. */
export interface Loading {
  readonly shop: ShopContext
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
  readonly signal: AbortSignal
}

/** Stops loading with the not-found screen and status 404. */
export function notFound(): never {
  throw data(null, { status: 404 })
}

/** Stops loading and moves on; 301 when the address has moved for good. */
export function moved(to: string, status: 301 | 302 = 301): never {
  throw redirect(to, status)
}

/** The sign-in page that leads back here afterwards. */
export const signInPath = (url: URL): string =>
  `/sign-in?${new URLSearchParams({ redirect: url.pathname + url.search })}`

/**
 * Makes a route loader: problems of the API become screens (404 as it is, 401 leads to sign-in,
 * the rest the generic screen).
 */
export function loading<T>(load: (args: Loading) => Promise<T> | T) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<T> => {
    const url = new URL(request.url)
    try {
      return await load({ shop: shopOf(context), params, url, signal: request.signal })
    } catch (error) {
      if (!isApiProblem(error)) throw error
      const { status } = error.problem
      if (status === 401) throw redirect(signInPath(url))
      throw data(error.problem, { status })
    }
  }
}
