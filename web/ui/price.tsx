import css from './price.module.css'

/** A price; with `oldPrice` it is a sale: red, with the old price struck through. */
export function Price({
  price,
  oldPrice,
  oldPriceLabel,
  size = 'medium',
}: {
  price: string
  oldPrice?: string | undefined
  /** Accessible text before the old price, for example "old price". */
  oldPriceLabel?: string | undefined
  size?: 'small' | 'medium' | 'large' | undefined
}) {
  return (
    <span className={`${css.price} ${css[size]}`}>
      <b className={oldPrice ? css.sale : undefined}>{price}</b>
      {oldPrice && (
        <s>
          {oldPriceLabel && <span className="visually-hidden">{oldPriceLabel} </span>}
          {oldPrice}
        </s>
      )}
    </span>
  )
}
