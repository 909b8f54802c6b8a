import type { DemoOrganization } from '../../model.ts'
import { placeSources } from '../../pictures/places/sources.ts'

type Landscape = DemoOrganization['landscape']

/** What is drawn for each tour; numbered apart from organizations. */
const LANDSCAPES: Readonly<Record<number, Landscape>> = {
  2001: { kind: 'camp', mood: 'evening' },
  2002: { kind: 'mill', mood: 'golden' },
  2003: { kind: 'orchard', mood: 'mist' },
  2004: { kind: 'goats', mood: 'noon' },
  2005: { kind: 'village', mood: 'dawn' },
  2006: { kind: 'garden', mood: 'golden' },
  2007: { kind: 'apiary', mood: 'golden' },
  2008: { kind: 'village', mood: 'noon' },
  2009: { kind: 'village', mood: 'winter' },
  2010: { kind: 'dairy', mood: 'dawn' },
  2011: { kind: 'dairy', mood: 'mist' },
  2012: { kind: 'lake', mood: 'mist' },
  2013: { kind: 'lake', mood: 'evening' },
  2014: { kind: 'camp', mood: 'winter' },
  2015: { kind: 'lake', mood: 'dawn' },
  2016: { kind: 'garden', mood: 'noon' },
  2017: { kind: 'lake', mood: 'noon' },
  2018: { kind: 'orchard', mood: 'golden' },
  2019: { kind: 'goats', mood: 'evening' },
  2020: { kind: 'village', mood: 'golden' },
  2021: { kind: 'orchard', mood: 'dawn' },
  2022: { kind: 'orchard', mood: 'noon' },
  2023: { kind: 'village', mood: 'evening' },
  2024: { kind: 'dairy', mood: 'golden' },
  2025: { kind: 'apiary', mood: 'mist' },
  2026: { kind: 'lake', mood: 'golden' },
  2027: { kind: 'dairy', mood: 'noon' },
  2028: { kind: 'dairy', mood: 'evening' },
  2029: { kind: 'garden', mood: 'dawn' },
  2030: { kind: 'mill', mood: 'noon' },
  2031: { kind: 'camp', mood: 'golden' },
  2032: { kind: 'lake', mood: 'winter' },
  2033: { kind: 'camp', mood: 'winter' },
  2034: { kind: 'lake', mood: 'evening' },
}

/** The place and the hour a tour is drawn by. */
export const tourLandscape = (id: number): Landscape => LANDSCAPES[id] ?? { kind: 'village', mood: 'noon' }

/** How many pictures a tour has. */
const PICTURES = 4

/** Sources of a tour's pictures, its face first. */
export const tourPictures = (id: number): string[] => placeSources(id, PICTURES)
