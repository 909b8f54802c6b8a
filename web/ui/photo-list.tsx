import css from './photo-list.module.css'

const SIDE = 84

/** Small photos in a row; each opens in a new tab. */
export function PhotoList({ photos }: { photos: readonly { readonly src: string; readonly alt: string }[] }) {
  return (
    <ul className={css.photos}>
      {photos.map(({ src, alt }) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noreferrer">
            <img src={src} alt={alt} width={SIDE} height={SIDE} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}
