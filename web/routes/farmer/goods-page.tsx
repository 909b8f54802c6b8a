import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './goods-loader.ts'
import { GoodsScreen } from './goods-screen.tsx'

export function Page() {
  return <GoodsScreen {...useLoaderData<typeof loader>()} />
}
