import type { MapPoint } from './map-point.ts'
import type { MapWords } from './map-port.ts'
import css from './point-map.module.css'

function button(className: string | undefined, label: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className ?? ''
  element.ariaLabel = label
  element.title = label
  // keyboards use the list next to the map: a hundred tab stops would block it
  element.tabIndex = -1
  element.addEventListener('click', (event) => {
    event.stopPropagation()
    onPress()
  })
  return element
}

/** A point: a pin, or its picture in a ring. */
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

/** Positions a mark over a place of a map that positions corners only. */
export function standing(element: HTMLElement, foot: 'tip' | 'middle'): HTMLElement {
  const holder = document.createElement('div')
  holder.className = [css.stand, css[foot]].join(' ')
  holder.append(element)
  return holder
}

/** Zoom buttons, which are tab stops, unlike marks. */
export function zoomButtons({ zoomIn, zoomOut }: MapWords, onStep: (step: number) => void): HTMLElement {
  const group = document.createElement('div')
  group.className = css.zoom ?? ''
  for (const [sign, label, step] of [
    ['+', zoomIn, 1],
    ['−', zoomOut, -1],
  ] as const) {
    const element = button(css.zoomStep, label, () => onStep(step))
    element.textContent = sign
    element.tabIndex = 0
    group.append(element)
  }
  return group
}
