import { type Location, placeNameOf } from '@okolitsa/domain/geo/location.ts'
import { arrival } from '@okolitsa/strings/ru/arrival.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import truck from '../../assets/food/i-truck.webp'
import { farmersPath } from '../../data/catalog/addresses.ts'
import { useNearestTown } from '../../data/delivery/use-nearest-town.ts'
import { visitor } from '../../data/visitor/visitor.ts'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { nothingHereTexts } from './nothing-here-texts.ts'

const text = catalog.empty

/** The carrier has no point in this town: a link to the nearest town that has one. */
function NearestTown({ place }: { place: Location }) {
  const town = useNearestTown(place)
  if (!town) return null
  return (
    <Button block size="medium" shape="round" onClick={() => visitor.chooseLocation(town.place)}>
      {arrival.fetchIn(placeNameOf(town.place) ?? town.place.region, town.km)}
    </Button>
  )
}

/** Displayed when the list has no items for the visitor's place: says so and offers alternatives. */
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
              <NearestTown place={location} />
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
