import type { WidgetGoods, WidgetProduct, widgetEndpoints } from '@okolitsa/contracts/widget/widget.endpoints.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { paletteOf } from '@okolitsa/domain/themes/palette.ts'
import { SHAPES, type Shape } from '@okolitsa/domain/themes/shapes.ts'
import { colorsOf, DEFAULT_THEME, type SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import type { CatalogService } from '../../../discovery/catalog/ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'

export interface WidgetDeps extends Deps<'catalog' | 'sites'> {
  /** URL of the marketplace, whose scheme and port sellers' hosts use, too. */
  readonly publicUrl: string
}
type Card = NonNullable<Awaited<ReturnType<CatalogService['goodsOfSeller']>>>[number]

/** Size of a card's picture on a high-density screen, pixels. */
const PICTURE = { width: 480, height: 480 } as const

/** A card for another website, with absolute URLs. */
function presentProduct(card: Card, shop: string, pictures: string, isConstructor: boolean): WidgetProduct {
  const { finalPrice, price } = card.priceInfo
  const section = isConstructor ? 'goods' : card.categoryUrlKey
  return {
    id: card.id,
    title: card.title,
    url: new URL(`/category/${section}/${card.slug}`, shop).href,
    imageUrl: new URL(resizedImageUrl(card.smallImageUrl, PICTURE), pictures).href,
    imageAlt: card.imageAlt,
    hue: card.hue,
    price: finalPrice,
    oldPrice: price > finalPrice ? price : null,
    unit: card.unit,
    measure: card.measure,
    isWeight: card.isWeight,
    isAvailable: card.availability.isAvailableForCart,
    left: card.availability.available,
  }
}

/** The parts of a theme that are needed for cards on white. */
function presentLook(theme: SiteTheme): WidgetGoods['look'] {
  const palette = paletteOf(colorsOf(theme))
  const shape: Shape = SHAPES[theme.shape]
  return {
    accent: palette['primary-600'],
    ink: palette['neutral-900'],
    quiet: palette['neutral-600'],
    line: palette['neutral-200'],
    round: Number(shape.round ?? 1),
  }
}

/** Products of farms' open sites. Dishes are excluded, because menus are only shown in the restaurant's own shop. */
export const widgetHandlers = ({ catalog, sites, publicUrl }: WidgetDeps): Handlers<typeof widgetEndpoints> => ({
  getWidgetGoods: async ({ params: { siteUuid }, query, context, scope }) => {
    const site = sites.siteOf(siteUuid)
    const isElsewhere = context.site.siteUuid !== null && context.site.siteUuid !== siteUuid
    if (isElsewhere || !site?.isOpen || site.isHidden) throw new Refusal('NOT_FOUND')
    const { organizationId, sellerType, isConstructor, title, theme, host } = site
    if (organizationId === null || sellerType !== 'farmer') throw new Refusal('NOT_FOUND')
    const asked = context.site.origin ?? publicUrl
    const address = new URL('/', asked)
    if (context.site.origin === null) address.hostname = host
    const shop = address.href
    const { section = null, count } = query
    const goods = await catalog.goodsOfSeller(scope, { organizationId, section, size: count })
    if (!goods) throw new Refusal('NOT_FOUND')
    return {
      shop: { title: title ?? host, url: shop },
      look: presentLook(theme ?? DEFAULT_THEME),
      items: goods.map((card) => presentProduct(card, shop, asked, isConstructor)),
    }
  },
})
