import { useLoaderData } from 'react-router'
import { GoodsScreen } from '../farmer/goods-screen.tsx'
import { AboutFarm } from './about-farm.tsx'
import type { loader } from './loader.ts'

/** Home of a seller's shop: the farm, its goods, who stands behind them. */
export function Page() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <GoodsScreen {...data} />
      <AboutFarm farmer={data.farmer} />
    </>
  )
}
