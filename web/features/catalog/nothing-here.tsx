import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import truck from '../../assets/food/i-truck.webp'
import { farmersPath } from '../../data/catalog/addresses.ts'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { nothingHereTexts } from './nothing-here-texts.ts'

const text = catalog.empty

/** Nothing of this reaches the visitor's place: says so and shows the ways out. */
export function NothingHere({ isFarmers }: { isFarmers?: boolean | undefined }) {
  const root = useRootData()
  const { location } = root
  const isOwnShop = isSellerSite(root)
  const kind = isOwnShop ? 'ownShop' : isFarmers ? 'farmers' : 'goods'
  return (
    <Card>
      <EmptyState
        picture={truck}
        title={text.hereTitle}
        text={nothingHereTexts[kind](location)}
        action={
          isOwnShop ? (
            <Button look="secondary" size="medium" shape="round" href="/">
              {text.allProducts}
            </Button>
          ) : (
            <>
              <Button look="secondary" size="medium" shape="round" href={farmersPath()}>
                {text.allFarmers}
              </Button>
              <Button look="secondary-gray" size="medium" shape="round" href="/category">
                {text.allCategories}
              </Button>
            </>
          )
        }
      />
    </Card>
  )
}
