import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

/** Data of the chart: a column per day over the column of the compared day. */
export interface SalesDrawing {
  /** Sums of the period by day, roubles. */
  readonly now: readonly number[]
  readonly before: readonly number[]
  readonly labelOf: (index: number) => string
  readonly axisOf: (roubles: number) => string
  /** Called with the index of the column under the pointer; null = none. */
  readonly onPoint: (index: number | null) => void
}
/** Colours of the chart, read from CSS, so that a theme applies. */
export interface SalesColors {
  readonly now: string
  readonly before: string
  readonly grid: string
  readonly text: string
  readonly font: string
}

const HEIGHT = 240
const STEPS = [1, 2, 3, 5, 7, 10, 14, 21, 28]
/** Width of one label, px. */
const LABEL_ROOM = 56
const AXIS_ROOM = 68
const LABEL_HEIGHT = 32

/** Draws sales into `node` and redraws when its width changes. Returns a function that removes the drawing. */
export function drawSales(node: HTMLElement, drawing: SalesDrawing, colors: SalesColors): () => void {
  const { now, before, labelOf, axisOf, onPoint } = drawing
  const { bars } = UPlot.paths
  const column = (share: number, most: number) => (bars ? { paths: bars({ size: [share, most], radius: 0.2 }) } : {})
  const axis = { stroke: colors.text, font: colors.font, ticks: { show: false } }
  const chart = new UPlot(
    {
      width: node.clientWidth,
      height: HEIGHT,
      padding: [12, 0, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: {
        x: { time: false, range: () => [-0.6, now.length - 0.4] },
        y: { range: (_, __, most) => [0, Math.max(most * 1.05, 1)] },
      },
      series: [
        {},
        { fill: colors.before, stroke: colors.before, width: 0, points: { show: false }, ...column(0.85, 64) },
        { fill: colors.now, stroke: colors.now, width: 0, points: { show: false }, ...column(0.5, 40) },
      ],
      axes: [
        {
          ...axis,
          size: LABEL_HEIGHT,
          grid: { show: false },
          incrs: STEPS,
          space: LABEL_ROOM,
          values: (_, splits) => splits.map((at) => (Number.isInteger(at) && at in now ? labelOf(at) : '')),
        },
        {
          ...axis,
          size: AXIS_ROOM,
          grid: { stroke: colors.grid, width: 1 },
          values: (_, splits) => splits.map(axisOf),
        },
      ],
      hooks: { setCursor: [({ cursor: { idx } }) => onPoint(idx ?? null)] },
    },
    [now.map((_, index) => index), [...before], [...now]],
    node,
  )
  const observer = new ResizeObserver(() => chart.setSize({ width: node.clientWidth, height: HEIGHT }))
  observer.observe(node)
  return () => {
    observer.disconnect()
    chart.destroy()
  }
}
