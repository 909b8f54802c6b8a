import { type Area, type AreaOf, isInClosed } from '@okolitsa/domain/market/areas.ts'

/** A URL in a sitemap; search engines fetch it again when `changedOn`, an ISO day, is later than their visit. */
export interface Listed {
  readonly path: string
  readonly changedOn?: string
}

/** The site whose pages are listed; `organizationId` null = the whole marketplace. */
export interface MappedSite {
  readonly organizationId: number | null
  readonly sellerType?: string | null | undefined
  readonly siteUuid?: string | null
  readonly mode?: string
  readonly isConstructor?: boolean
}

/** Sitemap files of a long list, each named by its first id: `<name>-<id>`. */
export interface SitemapParts {
  /** First ids of files with at most `size` entries each. */
  firstIds(organizationId: number | null, size: number): Promise<readonly number[]>
  list(site: MappedSite, from: number, size: number): Promise<readonly Listed[]>
}

/** The public pages of a module, independent of a place. */
export interface SitemapPart {
  /** Area of the pages; while it is closed, they are not listed. */
  readonly area?: AreaOf
  /** Files of the marketplace's sitemap, by their names. */
  readonly files?: Readonly<Record<string, () => Promise<readonly Listed[]>>>
  readonly parts?: Readonly<Record<string, SitemapParts>>
  /** Further URLs in the list of a site's pages. */
  readonly pagesOf?: (site: MappedSite) => Promise<readonly string[]>
  /** Pages of a constructor site. */
  readonly madePages?: (
    siteUuid: string,
  ) => Promise<ReadonlyArray<{ readonly path: string; readonly isIndexed: boolean }>>
}

/** The pages of all modules. */
export type Sitemap = Required<Omit<SitemapPart, 'area'>>

/** Whether an area has something to show on the marketplace; menus do not link to an empty area. */
export interface AreaContent {
  readonly area: Area
  hasContent(): Promise<boolean>
}

/** Joins the pages of modules, except those of closed areas. */
export function joinSitemaps(all: readonly SitemapPart[], closedAreas: readonly Area[]): Sitemap {
  const parts = all.filter(({ area }) => !isInClosed(area, closedAreas))
  const joined = async <Found>(reads: readonly Promise<readonly Found[]>[]): Promise<readonly Found[]> =>
    (await Promise.all(reads)).flat()
  return {
    files: Object.assign({}, ...parts.map(({ files }) => files)),
    parts: Object.assign({}, ...parts.map((part) => part.parts)),
    pagesOf: (site) => joined(parts.flatMap(({ pagesOf }) => pagesOf?.(site) ?? [])),
    madePages: (siteUuid) => joined(parts.flatMap(({ madePages }) => madePages?.(siteUuid) ?? [])),
  }
}
