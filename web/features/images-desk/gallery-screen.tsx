import { farmGallery as text } from '@okolitsa/strings/ru/farm-gallery.ts'
import type { ShownGallery } from '../../data/images/desk/use-gallery.ts'
import { ExternalLinkIcon } from '../../ui/icons.ts'
import css from './gallery.module.css'
import { GallerySection } from './gallery-section.tsx'

export function GalleryScreen({
  organizationId,
  shopUrl,
  initial,
}: {
  organizationId: number
  /** URL of the pictures in the shop; null = not published. */
  shopUrl: string | null
  initial: ShownGallery
}) {
  return (
    <div className="wrap section stack g5">
      <div className="stack g2">
        <h1 className="h1">{text.title}</h1>
        <p className="muted">{text.lead}</p>
        {shopUrl !== null && (
          <p>
            <a className={css.shop} href={shopUrl} target="_blank" rel="noopener">
              <ExternalLinkIcon size={20} />
              {text.seeShop}
            </a>
          </p>
        )}
      </div>
      <GallerySection owner={{ thing: 'farmers', id: organizationId }} initial={initial} />
    </div>
  )
}
