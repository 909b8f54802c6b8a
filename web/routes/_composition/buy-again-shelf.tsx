import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { shelvesText } from '@okolitsa/strings/ru/shelves.ts'
import { useBoughtBefore } from '../../data/catalog/use-bought-before.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { ProductTile } from './product-tile.tsx'

const text = shelvesText.buyAgain

/** «Buy again»: products that the customer has received, of one seller or of all. Empty when there are none. */
export default function BuyAgainShelf({ organizationId = null }: { organizationId?: number | null }) {
  const products = useBoughtBefore(organizationId)
  if (products.length === 0) return null
  return (
    <section className="section">
      <SectionHeader title={text.title} note={text.note} />
      <Carousel label={text.title} previousLabel={catalog.rail.previous} nextLabel={catalog.rail.next}>
        {products.map((product) => (
          <ProductTile key={product.id} product={product} />
        ))}
      </Carousel>
    </section>
  )
}
