import { box, type Canvas, dot, mix, shade, shape, tenth, times, W } from './canvas.ts'

const WALLS = ['#e9d9b8', '#d9b48f', '#e6c7b5', '#cfd8cc', '#c98f72', '#f0e6d2'] as const
const ROOFS = ['#7c4636', '#5d6b78', '#8a5a3c', '#4f6a5a', '#9a4f3a'] as const

/** Draws the roofs of a small town and its bell tower. */
export function skyline(canvas: Canvas, level: number): string {
  const { between, pick, light, season, chance } = canvas
  const tower = between(0.2, 0.8) * W
  const snow = season === 'winter'
  const glass = light.isDark ? '#ffd36b' : '#5a6673'
  let houses = ''
  for (let x = -30; x < W; ) {
    const [width, tall] = [between(70, 130), between(34, 74)]
    const y = level + between(0, 12)
    const roof = between(20, 34)
    houses += `${box(x, y - tall, width, tall + 30, pick(WALLS))}${shape(`M${tenth(x - 6)} ${tenth(y - tall)}L${tenth(x + width / 2)} ${tenth(y - tall - roof)}L${tenth(x + width + 6)} ${tenth(y - tall)}Z`, snow ? '#fff' : pick(ROOFS))}${times(3, (index) => box(x + 10 + (index * (width - 16)) / 3, y - tall + 12, 12, 16, glass))}${chance(0.4) ? box(x + width * 0.7, y - tall - roof, 8, 20, '#8d5b48') : ''}`
    x += width + between(-8, 26)
  }
  const stone = shade(mix(light.far, [0.95, 0.02, 90], 0.75))
  const dome = pick(['#e0b23c', '#3f7f6b', '#4a6fa8'])
  const bell = `${box(tower - 22, level - 150, 44, 170, stone)}${box(tower - 16, level - 190, 32, 44, stone)}${shape(`M${tower - 5} ${level - 176}a5 8 0 0 1 10 0v16h-10Z`, glass)}${shape(`M${tower - 18} ${level - 190}Q${tower - 20} ${level - 212} ${tower} ${level - 236}Q${tower + 20} ${level - 212} ${tower + 18} ${level - 190}Z`, dome)}${box(tower - 1.5, level - 254, 3, 20, dome)}${dot(tower, level - 236, 4, dome)}`
  return bell + houses
}
