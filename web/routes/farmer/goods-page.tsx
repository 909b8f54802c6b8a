import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './goods-loader.ts'
import { GoodsScreen } from './goods-screen.tsx'

/** A farm with all products or those of one category. */
export function Page() {
  return <GoodsScreen {...useLoaderData<typeof loader>()} />
}
