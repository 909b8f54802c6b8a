import { homeText } from '@okolitsa/strings/ru/home.ts'
import landscape from '../../assets/land/hero.svg'
import food from '../../assets/land/hero-food.webp'
import { PlaceField } from '../../features/location/place-field.tsx'
import { sections } from '../../features/navigation/sections.ts'
import css from './home.module.css'

/** The first screen: a promise and the question where to deliver. */
export function Hero() {
  return (
    <section className={css.hero}>
      <img className={css.land} src={landscape} alt="" width={1200} height={640} decoding="async" />
      <img className={css.food} src={food} alt="" width={900} height={460} decoding="async" fetchPriority="high" />
      <h1>{homeText.hero.title}</h1>
      <p>{homeText.hero.text}</p>
      <PlaceField action={{ text: homeText.hero.show, href: sections.farmers.href }} />
    </section>
  )
}
