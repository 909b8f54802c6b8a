import { homeText } from '@okolitsa/strings/ru/home.ts'
import landscape from '../../assets/land/hero.svg'
import food from '../../assets/land/hero-food.webp'
import foodSmall from '../../assets/land/hero-food-small.webp'
import { PlaceField } from '../../features/location/place-field.tsx'
import css from './home.module.css'

/** The first screen: a promise for this place and time, and the choice of the place. */
export function Hero({ words: { title, text }, href }: { words: { title: string; text: string }; href: string }) {
  return (
    <section className={css.hero}>
      <img className={css.land} src={landscape} alt="" width={1200} height={640} fetchPriority="high" />
      <img
        className={css.food}
        src={food}
        srcSet={`${foodSmall} 520w, ${food} 1000w`}
        sizes="(min-width: 768px) 620px, 410px"
        alt=""
        width={1000}
        height={540}
        fetchPriority="high"
      />
      <h1>{title}</h1>
      <p>{text}</p>
      <PlaceField action={{ text: homeText.hero.show, href }} />
    </section>
  )
}
