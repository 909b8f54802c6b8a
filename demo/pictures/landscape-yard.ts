import { mix, shade } from './landscape-colors.ts'
import { apples, bale, boat, fire, pick, tent } from './landscape-figures.ts'
import { gradient, type Hill, parcel, put, type Scene, tenth } from './landscape-scene.ts'

function drawLake(scene: Scene, hill: Hill): string {
  const { w, h, u, palette, sunX, between } = scene
  const shore = hill.y(w / 2) + 44 * u
  const water = gradient(scene, 'w', [
    [0, shade(palette.sky[2], -0.02, 0.01)],
    [0.5, shade(palette.sky[1], -0.03, 0.015)],
    [1, shade(palette.sky[0], -0.1, 0.02)],
  ])
  const glints = [0, 1, 2, 3, 4, 5, 6].map(
    (row) =>
      `<path d="M${tenth(sunX + between(-60, 30) * u)} ${tenth(shore + (14 + row * 12) * u)}h${tenth(between(26, 80) * u)}" stroke="#fff" stroke-width="${tenth(2.4 * u)}" stroke-linecap="round" opacity=".5"/>`,
  )
  return `<path d="M${-w * 0.1} ${shore + 18 * u}C${w * 0.2} ${shore - 22 * u} ${w * 0.45} ${shore - 8 * u} ${w * 0.62} ${shore - 12 * u}S${w * 1.05} ${shore} ${w * 1.1} ${shore + 26 * u}V${h}H${-w * 0.1}Z" fill="${water}"/>${glints.join('')}${put(scene, w * between(0.36, 0.5), shore + 34 * u, u * 0.95, boat())}`
}

const YARD_TREES = [-76, -52, 128, 104]

/** The middle hill: the house, its trees, animals, hives, beds, a lake. */
export function drawYard(scene: Scene, hill: Hill): string {
  const { seed, w, u, kind, zoom, figures, palette, sunX, hivesAt, random, between } = scene
  const out = kind === 'lake' ? [drawLake(scene, hill)] : []
  const houseX = w * (sunX < w / 2 ? between(0.6, 0.72) : between(0.14, 0.3))
  const houseY = hill.y(houseX) + 8 * u
  const isHome = kind === 'village' || kind === 'lake' || kind === 'apiary' || kind === 'camp'
  const clear = (x: number, offset: number, distance: number) => Math.abs(x - houseX - offset * u) >= distance
  for (const shift of YARD_TREES) {
    const x = houseX + shift * zoom * 0.92 * u
    out.push(
      put(
        scene,
        x,
        hill.y(x) + 4 * u,
        u * between(0.8, 1.1),
        figures.tree(mix(palette.far, palette.near, 0.86), pick([0, 3, 1, 0], random)),
      ),
    )
  }
  if (kind !== 'camp' && kind !== 'mill')
    out.push(put(scene, houseX, houseY, u * (isHome ? 1.1 : 1), isHome ? figures.hut() : figures.barn()))
  if (kind === 'village') {
    for (const side of [-1, 1]) {
      const x = houseX + side * between(88, 108) * u * zoom
      out.push(put(scene, x, hill.y(x) + 10 * u, u * 0.95, figures.hut()))
    }
  }
  if (kind === 'camp')
    out.push(
      put(scene, houseX, houseY + 14 * u, u * 1.5, tent()),
      put(scene, houseX - 62 * u * zoom, houseY + 26 * u, u * 1.1, fire()),
    )
  if (kind === 'orchard') {
    for (let row = 0; row < 9; row++) {
      const x = w * (0.06 + row * 0.11) + between(-8, 8) * u
      if (!clear(x, 30, 130 * u * zoom * 0.9)) continue
      const y = hill.y(x) + 26 * u
      out.push(
        put(scene, x, y, u * 0.95, figures.tree(mix(palette.far, palette.near, 0.92), 0)),
        put(scene, x, y, u * 0.95, apples()),
      )
    }
  }
  if (kind === 'dairy' || kind === 'goats') {
    const count = kind === 'dairy' ? 4 : 6
    for (let index = 0; index < count; index++) {
      const x = w * (0.1 + (index + between(0, 0.5)) * (0.85 / count))
      if (!clear(x, 40, 105 * u * zoom * 0.85)) continue
      out.push(
        put(
          scene,
          x,
          hill.y(x) + between(18, 66) * u,
          u * (kind === 'dairy' ? 1.05 : 1),
          kind === 'dairy' ? figures.cow() : figures.sheep(),
        ),
      )
    }
  }
  if (kind === 'apiary') {
    const start = hivesAt != null ? w * hivesAt : houseX < w / 2 ? w * 0.5 : w * 0.1
    for (let index = 0; index < 5; index++) {
      const x = start + index * 32 * u * zoom
      out.push(put(scene, x, hill.y(x) + (34 + (index % 2) * 18) * u, u * 1.1, figures.hive(index + seed)))
    }
  }
  if (kind === 'garden' || kind === 'greenhouse') {
    const isLeft = houseX < w / 2
    out.push(parcel(scene, hill, isLeft ? w * 0.42 : w * 0.05, isLeft ? w * 0.98 : w * 0.52, hill.color, 9, 0.01))
  }
  if (kind === 'mill' || kind === 'dairy') {
    for (let count = 0; count < 3; count++) {
      const x = between(0.1, 0.9) * w
      if (kind !== 'mill' && !clear(x, 40, 110 * u * zoom)) continue
      out.push(put(scene, x, hill.y(x) + between(44, 70) * u, u * between(0.7, 0.95), bale()))
    }
  }
  return out.join('')
}
