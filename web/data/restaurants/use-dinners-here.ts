import { useQuery } from '@tanstack/react-query'
import { useVisitorLocation } from '../visitor/use-visitor.ts'
import { availabilityQuery } from './queries.ts'

/** The visitor's place, and whether restaurants deliver there; null = loading. */
export function useDinnersHere() {
  const location = useVisitorLocation()
  const { data } = useQuery(availabilityQuery(location))
  return { location, answer: data ?? null }
}
