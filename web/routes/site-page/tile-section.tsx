import type { PropsOf } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import type { ReactNode } from 'react'
import { Carousel } from '../../ui/carousel.tsx'
import { Grid } from '../../ui/grid.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'

export function TileSection({
  title,
  more,
  layout,
  tiles,
}: {
  title: string
  more: { readonly href: string; readonly text: string }
  layout: PropsOf<'goods'>['layout']
  tiles: readonly ReactNode[]
}) {
  return (
    <section className="section">
      <SectionHeader title={title} more={more} />
      {layout === 'shelf' ? (
        <Carousel label={title} previousLabel={catalog.rail.previous} nextLabel={catalog.rail.next}>
          {tiles}
        </Carousel>
      ) : (
        <Grid>{tiles}</Grid>
      )}
    </section>
  )
}
