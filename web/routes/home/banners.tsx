import { homeText } from '@okolitsa/strings/ru/home.ts'
import basket from '../../assets/food/basket.webp'
import truck from '../../assets/food/i-truck.webp'
import { sections } from '../../features/navigation/sections.ts'
import { Button } from '../../ui/button.tsx'
import css from './home.module.css'

/** Two places beside the hero. */
const SHOWN = ['farmers', 'deliveryAndPayment'] as const

/** Banners beside the hero; on a phone they scroll sideways. */
export function Banners() {
  return (
    <section className={css.banners} aria-label={homeText.banners.label}>
      {SHOWN.map((name, index) => {
        const { title, text, action } = homeText.banners[name]
        const isDark = index === 0
        return (
          <div key={name} className={`${css.banner} ${isDark ? css.dark : css.honey}`}>
            <h2>{title}</h2>
            <p>{text}</p>
            <Button look={isDark ? 'banner' : 'black'} size="medium" shape="round" href={sections[name].href}>
              {action}
            </Button>
            <img src={isDark ? truck : basket} alt="" width={168} height={168} loading="lazy" decoding="async" />
          </div>
        )
      })}
    </section>
  )
}
