import { create } from 'qrcode'
import css from './qr-code.module.css'

/** A QR code as one SVG path. Large: load with `lazy`. */
export default function QrCode({ value, label }: { value: string; label: string }) {
  const { modules } = create(value, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  const margin = 2
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (data[row * size + column]) path += `M${column + margin} ${row + margin}h1v1h-1z`
    }
  }
  const side = size + margin * 2
  return (
    <svg viewBox={`0 0 ${side} ${side}`} className={css.qr} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
