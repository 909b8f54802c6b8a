import { useLoaderData } from '../../platform/router/screens.tsx'
import { GoodsScreen } from '../farmer/goods-screen.tsx'
import { FarmersScreen } from './farmers-screen.tsx'
import type { loader } from './loader.ts'

/** The list of farms, or one farm when the address ends with its id. */
export function Page() {
  const data = useLoaderData<typeof loader>()
  return data.kind === 'farm' ? <GoodsScreen {...data} /> : <FarmersScreen {...data} />
}
