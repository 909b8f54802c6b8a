import { classNames } from './class-names.ts'
import css from './logo.module.css'

/** Maximum length of a name in large letters on one line, characters; a longer one is written on two lines. */
const MAX_LARGE = 14

/**
 * The uploaded logo, or the sign of the shop (sun over two hills) with the written name. On a dark background set
 * `inverse`.
 */
export function Logo({
  name,
  picture,
  size = 'medium',
  inverse,
  signOnly,
}: {
  /** The name in letters; with `signOnly` or a picture it becomes the accessible name. */
  name: string
  /** Path of the uploaded logo. */
  picture?: string | undefined
  size?: 'small' | 'medium' | undefined
  inverse?: boolean | undefined
  signOnly?: boolean | undefined
}) {
  return (
    <span className={classNames(css.logo, size === 'small' && css.small, inverse && css.inverse)}>
      {picture ? <img className={css.picture} src={picture} alt={name} /> : <Sign />}
      {!picture &&
        (signOnly ? (
          <span className="visually-hidden">{name}</span>
        ) : (
          <span className={classNames(css.name, name.length > MAX_LARGE && css.long)}>{name}</span>
        ))}
    </span>
  )
}

const Sign = () => (
  <svg viewBox="0 0 40 40" width="38" height="38" aria-hidden="true">
    <circle cx="20" cy="20" r="20" className={css.sky} />
    <circle cx="20" cy="19.5" r="8.5" className={css.sun} />
    <path d="M.6 24.8C7 19.6 13 20.2 20 24s13.5 3.2 19.4-.4A20 20 0 0 1 .6 24.8Z" className={css.far} />
    <path d="M2.2 29.1C9 25.5 15 26 22 29.2s11.5 2.2 16.2-.8A20 20 0 0 1 2.2 29.1Z" className={css.near} />
  </svg>
)
