import { box, type Canvas, dot, line, oval, shade, shape, times } from './canvas.ts'

/** Furnishings. Each is drawn standing on (0, 0), or hanging from it. */

export const frame = () =>
  `${box(-46, -64, 92, 64, '#b98a58', 4)}${box(-38, -56, 76, 50, '#e8a92f', 2)}${times(4, (line_) => times(7, (index) => dot(-32 + index * 11 + (line_ % 2) * 5, -48 + line_ * 12, 4.6, '#c9791f')))}`
export const ham = (turn = 1) =>
  `<g transform="translate(0 ${turn > 0 ? 0 : -6}) rotate(${turn > 0 ? 0 : 90})">${line('M0 0V12', '#d8bf94', 3)}${shape('M0 8Q22 30 22 58 14 78 0 78-14 78-22 58-22 30 0 8Z', '#8f3f2c')}${shape('M-4 16Q-16 36-14 58-8 40-4 16Z', '#c8705a')}</g>`
export const sausages = () =>
  times(
    2,
    (index) =>
      `${line(`M${-10 + index * 20} 0V16`, '#d8bf94', 3)}${line(`M${-10 + index * 20} 24V74`, index ? '#a04a34' : '#8a3a2c', 17)}${line(`M${-14 + index * 20} 30V64`, '#ffffff', 3, 'opacity=".25"')}`,
  )
export const ladle = (index: number) =>
  index % 2
    ? `${line('M0 0V58', '#8f9aa3', 5)}${oval(0, 66, 16, 12, '#aab4bb')}`
    : `${line('M0 0V40', '#7d5c3a', 6)}${oval(0, 56, 24, 24, '#6a6460')}${oval(0, 56, 17, 17, '#807a75')}`
export const pot = (paint: string) =>
  `${shape('M-30-40H30V-10Q30 0 20 0H-20Q-30 0-30-10Z', paint)}${box(-34, -46, 68, 8, shade([0.9, 0.02, 90]), 4)}${box(-44, -36, 14, 8, '#4b4038', 3)}${box(30, -36, 14, 8, '#4b4038', 3)}${dot(0, -50, 5, '#4b4038')}`
export const dumpling = () =>
  `${shape('M-14 0Q-16-14 0-15 16-14 14 0Z', '#fbf3e0')}${line('M-13-2Q0-12 13-2', '#e6d6b4', 2)}`
export const cake = (canvas: Canvas) =>
  `${oval(0, 0, 44, 8, '#fff')}${box(-34, -34, 68, 34, canvas.pick(['#8a5630', '#f6e3c4', '#e9b7a0']), 5)}${shape('M-34-36Q-34-44 0-44 34-44 34-36V-24Q26-16 18-24 10-14 2-24-8-16-16-24-26-16-34-24Z', '#fff8f0')}${times(3, (index) => dot(-18 + index * 18, -46, 5.5, '#c22b3c'))}`
export const eggs = (canvas: Canvas) =>
  `${box(-50, -16, 100, 16, '#b9b0a4', 5)}${times(6, (index) => oval(-40 + index * 16, -18, 8, 11, canvas.pick(['#f3dcc0', '#fff8ee', '#d9a87c', '#e6c29c'])))}`

export function bunch(canvas: Canvas): string {
  const bloom = canvas.pick(['#a85a9a', '#e3b23c', '#86a544', '#d8708a', '#fbf3e4', '#6b8f4a'])
  return `${line('M0 0V14', '#d8bf94', 3)}${times(5, (index) => line(`M0 14L${-20 + index * 10} 62`, '#6b7f4a', 3))}${times(7, (index) => dot(-22 + index * 7.5, 62 + (index % 3) * 8, 7, bloom))}`
}
