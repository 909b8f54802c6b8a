import type { MapPoint } from './map-point.ts'
import css from './point-map.module.css'

function button(className: string | undefined, label: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className ?? ''
  element.ariaLabel = label
  element.title = label
  // the list beside the map is the way of the keyboard: a hundred stops would bar it
  element.tabIndex = -1
  element.addEventListener('click', (event) => {
    event.stopPropagation()
    onPress()
  })
  return element
}

/** A point: a drop, or its picture in a ring. */
export function pointButton(point: MapPoint, onPress: () => void): HTMLButtonElement {
  const { label, picture, hue, look = 'point' } = point
  if (!picture) return button([css.point, css[look]].join(' '), label, onPress)
  const element = button([css.sign, look === 'quiet' ? css.quiet : ''].join(' '), label, onPress)
  element.dataset.hue = ''
  element.style.setProperty('--h', String(hue ?? 90))
  const image = element.appendChild(document.createElement('img'))
  image.src = picture
  image.alt = ''
  image.width = 30
  image.height = 30
  return element
}

export function clusterButton(count: number, label: string, onPress: () => void): HTMLButtonElement {
  const element = button(css.cluster, label, onPress)
  element.textContent = String(count)
  return element
}

export function hereMark({ label }: MapPoint): HTMLSpanElement {
  const element = document.createElement('span')
  element.className = css.here ?? ''
  element.title = label
  element.role = 'img'
  element.ariaLabel = label
  return element
}
