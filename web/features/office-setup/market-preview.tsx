import { AREAS, type Area } from '@okolitsa/domain/market/areas.ts'
import { paletteOf } from '@okolitsa/domain/themes/palette.ts'
import { colorsOf, type SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import { themeStyle } from '@okolitsa/domain/themes/theme-style.ts'
import { marketSetup } from '@okolitsa/strings/ru/market-setup.ts'
import type { CSSProperties } from 'react'
import bread from '../../assets/food/bread.webp'
import landscape from '../../assets/land/hero.svg'
import { fontFaces } from '../../platform/theme/font-faces.ts'
import { SearchIcon, ShoppingBasketIcon } from '../../ui/icons.ts'
import { Logo } from '../../ui/logo.tsx'
import css from './market-preview.module.css'

const text = marketSetup.preview
/** Areas with a page of their own in the menu. */
const IN_MENU: readonly Area[] = ['goods', 'restaurants', 'tours', 'recipes', 'festival']

/** The first screen of the market with typed values, in its theme. */
export function MarketPreview({
  name,
  description,
  logoUrl,
  theme,
  closedAreas,
}: {
  name: string
  description: string
  logoUrl: string | null
  theme: SiteTheme
  closedAreas: readonly Area[]
}) {
  const { variables, fonts } = themeStyle(theme)
  const style = Object.fromEntries(
    Object.entries({ ...paletteOf(colorsOf(theme)), ...variables }).map(([key, value]) => [`--${key}`, value]),
  ) as CSSProperties
  return (
    <section aria-label={text.title} className="stack g3">
      <style>{fonts.map(fontFaces).join('')}</style>
      <h2 className="h4">{text.title}</h2>
      <div className={css.phone} style={{ ...style, fontFamily: 'var(--font)' }} data-theme="okolitsa">
        <div className={css.bar}>
          <Logo name={name.trim() || text.noName} picture={logoUrl ?? undefined} size="small" />
          <ShoppingBasketIcon size={20} />
        </div>
        <p className={css.search}>
          <SearchIcon size={17} /> {text.search}
        </p>
        <ul className={css.menu}>
          {AREAS.filter((area) => IN_MENU.includes(area) && !closedAreas.includes(area)).map((area) => (
            <li key={area}>{marketSetup.areas[area]}</li>
          ))}
        </ul>
        <div className={css.hero}>
          <img src={landscape} alt="" width={1200} height={640} />
          <b>{description.trim() || name}</b>
        </div>
        <div className={css.card}>
          <img src={bread} alt="" width={84} height={84} />
          <span>{text.bread}</span>
          <span className={css.price}>{text.basket}</span>
        </div>
      </div>
    </section>
  )
}
