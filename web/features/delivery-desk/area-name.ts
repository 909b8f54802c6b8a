import type { Area } from '@okolitsa/domain/geo/area.ts'
import { deliveryDesk } from '@okolitsa/strings/ru/delivery-desk.ts'

const text = deliveryDesk.rates.areaOf

export function areaName(area: Area): string {
  switch (area.kind) {
    case 'country':
      return text.country
    case 'region':
      return text.region(area.regionCode)
    case 'city':
      return area.city
    case 'radius':
      return text.radius(Math.round(area.metres / 100) / 10)
    case 'polygon':
      return text.polygon(area.points.length)
  }
}
